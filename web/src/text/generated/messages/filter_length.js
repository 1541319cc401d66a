/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_LengthInputs */

const en_filter_length = /** @type {(inputs: Filter_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Length`)
};

const fr_filter_length = /** @type {(inputs: Filter_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Longueur`)
};

/**
* | output |
* | --- |
* | "Length" |
*
* @param {Filter_LengthInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_length = /** @type {((inputs?: Filter_LengthInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_LengthInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_length(inputs)
	return en_filter_length(inputs)
});