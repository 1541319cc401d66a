/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payment_MethodsInputs */

const en_payment_methods = /** @type {(inputs: Payment_MethodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Visa, Mastercard, American Express and gift cards`)
};

const fr_payment_methods = /** @type {(inputs: Payment_MethodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Visa, Mastercard, American Express et cartes-cadeaux`)
};

/**
* | output |
* | --- |
* | "Visa, Mastercard, American Express and gift cards" |
*
* @param {Payment_MethodsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const payment_methods = /** @type {((inputs?: Payment_MethodsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payment_MethodsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_payment_methods(inputs)
	return en_payment_methods(inputs)
});