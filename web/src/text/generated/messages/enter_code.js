/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Enter_CodeInputs */

const en_enter_code = /** @type {(inputs: Enter_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a promo code or gift card`)
};

const fr_enter_code = /** @type {(inputs: Enter_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez saisir un code promo ou une carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Please enter a promo code or gift card" |
*
* @param {Enter_CodeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const enter_code = /** @type {((inputs?: Enter_CodeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Enter_CodeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_enter_code(inputs)
	return en_enter_code(inputs)
});