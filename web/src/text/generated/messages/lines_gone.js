/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ region: NonNullable<unknown>, titles: NonNullable<unknown> }} Lines_GoneInputs */

const en_lines_gone = /** @type {(inputs: Lines_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not available for ${i?.region}, so no longer in your bag: ${i?.titles}`)
};

const fr_lines_gone = /** @type {(inputs: Lines_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Indisponible pour ${i?.region}, donc retiré de votre panier : ${i?.titles}`)
};

/**
* | output |
* | --- |
* | "Not available for {region}, so no longer in your bag: {titles}" |
*
* @param {Lines_GoneInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const lines_gone = /** @type {((inputs: Lines_GoneInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Lines_GoneInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_lines_gone(inputs)
	return en_lines_gone(inputs)
});