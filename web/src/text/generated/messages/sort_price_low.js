/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sort_Price_LowInputs */

const en_sort_price_low = /** @type {(inputs: Sort_Price_LowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lowest Price`)
};

const fr_sort_price_low = /** @type {(inputs: Sort_Price_LowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prix croissant`)
};

/**
* | output |
* | --- |
* | "Lowest Price" |
*
* @param {Sort_Price_LowInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sort_price_low = /** @type {((inputs?: Sort_Price_LowInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sort_Price_LowInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sort_price_low(inputs)
	return en_sort_price_low(inputs)
});