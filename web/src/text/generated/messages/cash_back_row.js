/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cash_Back_RowInputs */

const en_cash_back_row = /** @type {(inputs: Cash_Back_RowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cash back`)
};

const fr_cash_back_row = /** @type {(inputs: Cash_Back_RowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remise en argent`)
};

/**
* | output |
* | --- |
* | "Cash back" |
*
* @param {Cash_Back_RowInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const cash_back_row = /** @type {((inputs?: Cash_Back_RowInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cash_Back_RowInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_cash_back_row(inputs)
	return en_cash_back_row(inputs)
});