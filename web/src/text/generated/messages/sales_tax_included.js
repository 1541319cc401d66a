/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sales_Tax_IncludedInputs */

const en_sales_tax_included = /** @type {(inputs: Sales_Tax_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Included`)
};

const fr_sales_tax_included = /** @type {(inputs: Sales_Tax_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incluse`)
};

/**
* | output |
* | --- |
* | "Included" |
*
* @param {Sales_Tax_IncludedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sales_tax_included = /** @type {((inputs?: Sales_Tax_IncludedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sales_Tax_IncludedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sales_tax_included(inputs)
	return en_sales_tax_included(inputs)
});