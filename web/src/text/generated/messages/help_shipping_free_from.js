/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ region: NonNullable<unknown>, amount: NonNullable<unknown> }} Help_Shipping_Free_FromInputs */

const en_help_shipping_free_from = /** @type {(inputs: Help_Shipping_Free_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Shipping to ${i?.region} is free from ${i?.amount}.`)
};

const fr_help_shipping_free_from = /** @type {(inputs: Help_Shipping_Free_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La livraison est offerte dès ${i?.amount} (${i?.region}).`)
};

/**
* | output |
* | --- |
* | "Shipping to {region} is free from {amount}." |
*
* @param {Help_Shipping_Free_FromInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_shipping_free_from = /** @type {((inputs: Help_Shipping_Free_FromInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Shipping_Free_FromInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_shipping_free_from(inputs)
	return en_help_shipping_free_from(inputs)
});