/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} PayInputs */

const en_pay = /** @type {(inputs: PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay`)
};

const fr_pay = /** @type {(inputs: PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer`)
};

/**
* | output |
* | --- |
* | "Pay" |
*
* @param {PayInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const pay = /** @type {((inputs?: PayInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<PayInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_pay(inputs)
	return en_pay(inputs)
});