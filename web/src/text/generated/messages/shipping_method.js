/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_MethodInputs */

const en_shipping_method = /** @type {(inputs: Shipping_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shipping Method`)
};

const fr_shipping_method = /** @type {(inputs: Shipping_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mode de livraison`)
};

/**
* | output |
* | --- |
* | "Shipping Method" |
*
* @param {Shipping_MethodInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_method = /** @type {((inputs?: Shipping_MethodInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_MethodInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_method(inputs)
	return en_shipping_method(inputs)
});