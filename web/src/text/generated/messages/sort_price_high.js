/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sort_Price_HighInputs */

const en_sort_price_high = /** @type {(inputs: Sort_Price_HighInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Highest Price`)
};

const fr_sort_price_high = /** @type {(inputs: Sort_Price_HighInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prix décroissant`)
};

/**
* | output |
* | --- |
* | "Highest Price" |
*
* @param {Sort_Price_HighInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sort_price_high = /** @type {((inputs?: Sort_Price_HighInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sort_Price_HighInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sort_price_high(inputs)
	return en_sort_price_high(inputs)
});