/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sort_RecommendedInputs */

const en_sort_recommended = /** @type {(inputs: Sort_RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Best Selling`)
};

const fr_sort_recommended = /** @type {(inputs: Sort_RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meilleures ventes`)
};

/**
* | output |
* | --- |
* | "Best Selling" |
*
* @param {Sort_RecommendedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sort_recommended = /** @type {((inputs?: Sort_RecommendedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sort_RecommendedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sort_recommended(inputs)
	return en_sort_recommended(inputs)
});