/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_ChoicesInputs */

const en_home_choices = /** @type {(inputs: Home_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What others choose most`)
};

const fr_home_choices = /** @type {(inputs: Home_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que les autres choisissent`)
};

/**
* | output |
* | --- |
* | "What others choose most" |
*
* @param {Home_ChoicesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_choices = /** @type {((inputs?: Home_ChoicesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_ChoicesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_choices(inputs)
	return en_home_choices(inputs)
});