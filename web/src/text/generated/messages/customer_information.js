/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Customer_InformationInputs */

const en_customer_information = /** @type {(inputs: Customer_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer Information`)
};

const fr_customer_information = /** @type {(inputs: Customer_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Renseignements du client`)
};

/**
* | output |
* | --- |
* | "Customer Information" |
*
* @param {Customer_InformationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const customer_information = /** @type {((inputs?: Customer_InformationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Customer_InformationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_customer_information(inputs)
	return en_customer_information(inputs)
});