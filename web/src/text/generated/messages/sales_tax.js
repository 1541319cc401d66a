/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sales_TaxInputs */

const en_sales_tax = /** @type {(inputs: Sales_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sales tax`)
};

const fr_sales_tax = /** @type {(inputs: Sales_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxe de vente`)
};

/**
* | output |
* | --- |
* | "Sales tax" |
*
* @param {Sales_TaxInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const sales_tax = /** @type {((inputs?: Sales_TaxInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sales_TaxInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_sales_tax(inputs)
	return en_sales_tax(inputs)
});