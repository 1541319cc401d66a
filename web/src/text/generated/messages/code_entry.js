/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_EntryInputs */

const en_code_entry = /** @type {(inputs: Code_EntryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo code or gift card`)
};

const fr_code_entry = /** @type {(inputs: Code_EntryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code promo ou carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Promo code or gift card" |
*
* @param {Code_EntryInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const code_entry = /** @type {((inputs?: Code_EntryInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_EntryInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_code_entry(inputs)
	return en_code_entry(inputs)
});