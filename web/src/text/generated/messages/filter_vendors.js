/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_VendorsInputs */

const en_filter_vendors = /** @type {(inputs: Filter_VendorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Brand`)
};

const fr_filter_vendors = /** @type {(inputs: Filter_VendorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marque`)
};

/**
* | output |
* | --- |
* | "Brand" |
*
* @param {Filter_VendorsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_vendors = /** @type {((inputs?: Filter_VendorsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_VendorsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_vendors(inputs)
	return en_filter_vendors(inputs)
});