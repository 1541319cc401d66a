/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Estimated_ShippingInputs */

const en_estimated_shipping = /** @type {(inputs: Estimated_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Estimated shipping`)
};

const fr_estimated_shipping = /** @type {(inputs: Estimated_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison estimée`)
};

/**
* | output |
* | --- |
* | "Estimated shipping" |
*
* @param {Estimated_ShippingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const estimated_shipping = /** @type {((inputs?: Estimated_ShippingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Estimated_ShippingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_estimated_shipping(inputs)
	return en_estimated_shipping(inputs)
});