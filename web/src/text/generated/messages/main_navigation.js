/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Main_NavigationInputs */

const en_main_navigation = /** @type {(inputs: Main_NavigationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Main`)
};

const fr_main_navigation = /** @type {(inputs: Main_NavigationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Principale`)
};

/**
* | output |
* | --- |
* | "Main" |
*
* @param {Main_NavigationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const main_navigation = /** @type {((inputs?: Main_NavigationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Main_NavigationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_main_navigation(inputs)
	return en_main_navigation(inputs)
});