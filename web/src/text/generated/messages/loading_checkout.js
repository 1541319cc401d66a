/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loading_CheckoutInputs */

const en_loading_checkout = /** @type {(inputs: Loading_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading checkout`)
};

const fr_loading_checkout = /** @type {(inputs: Loading_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chargement du paiement`)
};

/**
* | output |
* | --- |
* | "Loading checkout" |
*
* @param {Loading_CheckoutInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const loading_checkout = /** @type {((inputs?: Loading_CheckoutInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loading_CheckoutInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_loading_checkout(inputs)
	return en_loading_checkout(inputs)
});