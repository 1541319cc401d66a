/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_InsertionInputs */

const en_filter_insertion = /** @type {(inputs: Filter_InsertionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Insertion level`)
};

const fr_filter_insertion = /** @type {(inputs: Filter_InsertionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Niveau d'insertion`)
};

/**
* | output |
* | --- |
* | "Insertion level" |
*
* @param {Filter_InsertionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_insertion = /** @type {((inputs?: Filter_InsertionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_InsertionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_insertion(inputs)
	return en_filter_insertion(inputs)
});