/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Vat_IncludedInputs */

const en_vat_included = /** @type {(inputs: Vat_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`VAT Included`)
};

const fr_vat_included = /** @type {(inputs: Vat_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TVA incluse`)
};

/**
* | output |
* | --- |
* | "VAT Included" |
*
* @param {Vat_IncludedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const vat_included = /** @type {((inputs?: Vat_IncludedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Vat_IncludedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_vat_included(inputs)
	return en_vat_included(inputs)
});