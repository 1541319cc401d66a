/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} FilterInputs */

const en_filter = /** @type {(inputs: FilterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Filter`)
};

const fr_filter = /** @type {(inputs: FilterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Filtre`)
};

/**
* | output |
* | --- |
* | "Filter" |
*
* @param {FilterInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter = /** @type {((inputs?: FilterInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<FilterInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter(inputs)
	return en_filter(inputs)
});