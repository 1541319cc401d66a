/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cash_Back_Row_CompleteInputs */

const en_cash_back_row_complete = /** @type {(inputs: Cash_Back_Row_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cash Back`)
};

const fr_cash_back_row_complete = /** @type {(inputs: Cash_Back_Row_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remise en argent`)
};

/**
* | output |
* | --- |
* | "Cash Back" |
*
* @param {Cash_Back_Row_CompleteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const cash_back_row_complete = /** @type {((inputs?: Cash_Back_Row_CompleteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cash_Back_Row_CompleteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_cash_back_row_complete(inputs)
	return en_cash_back_row_complete(inputs)
});