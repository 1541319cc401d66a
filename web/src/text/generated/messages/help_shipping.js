/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_ShippingInputs */

const en_help_shipping = /** @type {(inputs: Help_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders leave in a plain box with a neutral sender. The shipping cost is shown in your bag before you pay.`)
};

const fr_help_shipping = /** @type {(inputs: Help_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes partent dans une boîte neutre, sous un nom d’expéditeur neutre. Les frais de port s’affichent dans votre panier avant le paiement.`)
};

/**
* | output |
* | --- |
* | "Orders leave in a plain box with a neutral sender. The shipping cost is shown in your bag before you pay." |
*
* @param {Help_ShippingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_shipping = /** @type {((inputs?: Help_ShippingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_ShippingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_shipping(inputs)
	return en_help_shipping(inputs)
});