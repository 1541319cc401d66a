/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Continue_To_CheckoutInputs */

const en_continue_to_checkout = /** @type {(inputs: Continue_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue to checkout`)
};

const fr_continue_to_checkout = /** @type {(inputs: Continue_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continuer vers le paiement`)
};

/**
* | output |
* | --- |
* | "Continue to checkout" |
*
* @param {Continue_To_CheckoutInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const continue_to_checkout = /** @type {((inputs?: Continue_To_CheckoutInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Continue_To_CheckoutInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_continue_to_checkout(inputs)
	return en_continue_to_checkout(inputs)
});