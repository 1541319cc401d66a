/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_GirthInputs */

const en_filter_girth = /** @type {(inputs: Filter_GirthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Girth`)
};

const fr_filter_girth = /** @type {(inputs: Filter_GirthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Circonférence`)
};

/**
* | output |
* | --- |
* | "Girth" |
*
* @param {Filter_GirthInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_girth = /** @type {((inputs?: Filter_GirthInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_GirthInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_girth(inputs)
	return en_filter_girth(inputs)
});