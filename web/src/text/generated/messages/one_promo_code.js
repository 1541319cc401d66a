/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} One_Promo_CodeInputs */

const en_one_promo_code = /** @type {(inputs: One_Promo_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One promo code per order`)
};

const fr_one_promo_code = /** @type {(inputs: One_Promo_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un code promo par commande`)
};

/**
* | output |
* | --- |
* | "One promo code per order" |
*
* @param {One_Promo_CodeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const one_promo_code = /** @type {((inputs?: One_Promo_CodeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<One_Promo_CodeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_one_promo_code(inputs)
	return en_one_promo_code(inputs)
});