/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Show_LessInputs */

const en_show_less = /** @type {(inputs: Show_LessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show less`)
};

const fr_show_less = /** @type {(inputs: Show_LessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir moins`)
};

/**
* | output |
* | --- |
* | "Show less" |
*
* @param {Show_LessInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const show_less = /** @type {((inputs?: Show_LessInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Show_LessInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_show_less(inputs)
	return en_show_less(inputs)
});