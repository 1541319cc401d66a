/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_FunctionInputs */

const en_filter_function = /** @type {(inputs: Filter_FunctionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Function`)
};

const fr_filter_function = /** @type {(inputs: Filter_FunctionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fonction`)
};

/**
* | output |
* | --- |
* | "Function" |
*
* @param {Filter_FunctionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_function = /** @type {((inputs?: Filter_FunctionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_FunctionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_function(inputs)
	return en_filter_function(inputs)
});