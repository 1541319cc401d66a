/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Customer_CareInputs */

const en_customer_care = /** @type {(inputs: Customer_CareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer care`)
};

const fr_customer_care = /** @type {(inputs: Customer_CareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service client`)
};

/**
* | output |
* | --- |
* | "Customer care" |
*
* @param {Customer_CareInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const customer_care = /** @type {((inputs?: Customer_CareInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Customer_CareInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_customer_care(inputs)
	return en_customer_care(inputs)
});