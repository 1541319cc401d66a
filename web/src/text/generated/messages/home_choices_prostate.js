/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Choices_ProstateInputs */

const en_home_choices_prostate = /** @type {(inputs: Home_Choices_ProstateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Best-selling prostate massagers`)
};

const fr_home_choices_prostate = /** @type {(inputs: Home_Choices_ProstateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les masseurs prostatiques les plus vendus`)
};

/**
* | output |
* | --- |
* | "Best-selling prostate massagers" |
*
* @param {Home_Choices_ProstateInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_choices_prostate = /** @type {((inputs?: Home_Choices_ProstateInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Choices_ProstateInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_choices_prostate(inputs)
	return en_home_choices_prostate(inputs)
});