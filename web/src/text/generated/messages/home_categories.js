/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_CategoriesInputs */

const en_home_categories = /** @type {(inputs: Home_CategoriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find your way in`)
};

const fr_home_categories = /** @type {(inputs: Home_CategoriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par où commencer`)
};

/**
* | output |
* | --- |
* | "Find your way in" |
*
* @param {Home_CategoriesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_categories = /** @type {((inputs?: Home_CategoriesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_CategoriesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_categories(inputs)
	return en_home_categories(inputs)
});