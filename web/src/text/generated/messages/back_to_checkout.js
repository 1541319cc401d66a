/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_To_CheckoutInputs */

const en_back_to_checkout = /** @type {(inputs: Back_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to checkout`)
};

const fr_back_to_checkout = /** @type {(inputs: Back_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir à la caisse`)
};

/**
* | output |
* | --- |
* | "Back to checkout" |
*
* @param {Back_To_CheckoutInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const back_to_checkout = /** @type {((inputs?: Back_To_CheckoutInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_To_CheckoutInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_back_to_checkout(inputs)
	return en_back_to_checkout(inputs)
});