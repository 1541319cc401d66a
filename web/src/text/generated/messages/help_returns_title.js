/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_Returns_TitleInputs */

const en_help_returns_title = /** @type {(inputs: Help_Returns_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Returns`)
};

const fr_help_returns_title = /** @type {(inputs: Help_Returns_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retours`)
};

/**
* | output |
* | --- |
* | "Returns" |
*
* @param {Help_Returns_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_returns_title = /** @type {((inputs?: Help_Returns_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Returns_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_returns_title(inputs)
	return en_help_returns_title(inputs)
});