/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Select_OptionInputs */

const en_select_option = /** @type {(inputs: Select_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Select`)
};

const fr_select_option = /** @type {(inputs: Select_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisir`)
};

/**
* | output |
* | --- |
* | "Select" |
*
* @param {Select_OptionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const select_option = /** @type {((inputs?: Select_OptionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Select_OptionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_select_option(inputs)
	return en_select_option(inputs)
});