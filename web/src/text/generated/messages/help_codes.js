/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_CodesInputs */

const en_help_codes = /** @type {(inputs: Help_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Both go into the one field in your bag. One promo code per order; a gift card pays what is left.`)
};

const fr_help_codes = /** @type {(inputs: Help_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les deux se saisissent dans le même champ de votre panier. Un code promo par commande ; la carte-cadeau règle le reste.`)
};

/**
* | output |
* | --- |
* | "Both go into the one field in your bag. One promo code per order; a gift card pays what is left." |
*
* @param {Help_CodesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_codes = /** @type {((inputs?: Help_CodesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_CodesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_codes(inputs)
	return en_help_codes(inputs)
});