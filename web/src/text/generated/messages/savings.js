/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} SavingsInputs */

const en_savings = /** @type {(inputs: SavingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You save`)
};

const fr_savings = /** @type {(inputs: SavingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous économisez`)
};

/**
* | output |
* | --- |
* | "You save" |
*
* @param {SavingsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const savings = /** @type {((inputs?: SavingsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<SavingsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_savings(inputs)
	return en_savings(inputs)
});