/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_LabelInputs */

const en_code_label = /** @type {(inputs: Code_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift card or promo code`)
};

const fr_code_label = /** @type {(inputs: Code_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau ou code promo`)
};

/**
* | output |
* | --- |
* | "Gift card or promo code" |
*
* @param {Code_LabelInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const code_label = /** @type {((inputs?: Code_LabelInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_LabelInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_code_label(inputs)
	return en_code_label(inputs)
});