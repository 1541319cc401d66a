/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Choices_TrainingInputs */

const en_home_choices_training = /** @type {(inputs: Home_Choices_TrainingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Best-selling training sets`)
};

const fr_home_choices_training = /** @type {(inputs: Home_Choices_TrainingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les coffrets d’apprentissage les plus vendus`)
};

/**
* | output |
* | --- |
* | "Best-selling training sets" |
*
* @param {Home_Choices_TrainingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_choices_training = /** @type {((inputs?: Home_Choices_TrainingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Choices_TrainingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_choices_training(inputs)
	return en_home_choices_training(inputs)
});