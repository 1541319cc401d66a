/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_With_Cash_BackInputs */

const en_pay_with_cash_back = /** @type {(inputs: Pay_With_Cash_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay with Cash Back`)
};

const fr_pay_with_cash_back = /** @type {(inputs: Pay_With_Cash_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer avec la remise en argent`)
};

/**
* | output |
* | --- |
* | "Pay with Cash Back" |
*
* @param {Pay_With_Cash_BackInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const pay_with_cash_back = /** @type {((inputs?: Pay_With_Cash_BackInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_With_Cash_BackInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_pay_with_cash_back(inputs)
	return en_pay_with_cash_back(inputs)
});