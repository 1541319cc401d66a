/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_DiscreetInputs */

const en_shipping_discreet = /** @type {(inputs: Shipping_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note: Shipping and billing are completely discreet!`)
};

const fr_shipping_discreet = /** @type {(inputs: Shipping_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remarque : la livraison et la facturation sont totalement discrètes !`)
};

/**
* | output |
* | --- |
* | "Note: Shipping and billing are completely discreet!" |
*
* @param {Shipping_DiscreetInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_discreet = /** @type {((inputs?: Shipping_DiscreetInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_DiscreetInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_discreet(inputs)
	return en_shipping_discreet(inputs)
});