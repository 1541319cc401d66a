/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sort_NewInputs */

const en_sort_new = /** @type {(inputs: Sort_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newest`)
};

const fr_sort_new = /** @type {(inputs: Sort_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouveautés`)
};

/**
* | output |
* | --- |
* | "Newest" |
*
* @param {Sort_NewInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sort_new = /** @type {((inputs?: Sort_NewInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sort_NewInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sort_new(inputs)
	return en_sort_new(inputs)
});