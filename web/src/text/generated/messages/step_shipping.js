/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Step_ShippingInputs */

const en_step_shipping = /** @type {(inputs: Step_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shipping`)
};

const fr_step_shipping = /** @type {(inputs: Step_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison`)
};

/**
* | output |
* | --- |
* | "Shipping" |
*
* @param {Step_ShippingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const step_shipping = /** @type {((inputs?: Step_ShippingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Step_ShippingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_step_shipping(inputs)
	return en_step_shipping(inputs)
});