/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_Codes_TitleInputs */

const en_help_codes_title = /** @type {(inputs: Help_Codes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo codes and gift cards`)
};

const fr_help_codes_title = /** @type {(inputs: Help_Codes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Codes promo et cartes-cadeaux`)
};

/**
* | output |
* | --- |
* | "Promo codes and gift cards" |
*
* @param {Help_Codes_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_codes_title = /** @type {((inputs?: Help_Codes_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Codes_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_codes_title(inputs)
	return en_help_codes_title(inputs)
});