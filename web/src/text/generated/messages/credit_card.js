/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Credit_CardInputs */

const en_credit_card = /** @type {(inputs: Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Credit Card`)
};

const fr_credit_card = /** @type {(inputs: Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte de crédit`)
};

/**
* | output |
* | --- |
* | "Credit Card" |
*
* @param {Credit_CardInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const credit_card = /** @type {((inputs?: Credit_CardInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Credit_CardInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_credit_card(inputs)
	return en_credit_card(inputs)
});