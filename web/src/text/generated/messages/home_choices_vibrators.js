/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Choices_VibratorsInputs */

const en_home_choices_vibrators = /** @type {(inputs: Home_Choices_VibratorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Best-selling vibrators`)
};

const fr_home_choices_vibrators = /** @type {(inputs: Home_Choices_VibratorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les vibromasseurs les plus vendus`)
};

/**
* | output |
* | --- |
* | "Best-selling vibrators" |
*
* @param {Home_Choices_VibratorsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_choices_vibrators = /** @type {((inputs?: Home_Choices_VibratorsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Choices_VibratorsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_choices_vibrators(inputs)
	return en_home_choices_vibrators(inputs)
});