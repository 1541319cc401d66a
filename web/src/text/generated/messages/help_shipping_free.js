/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ region: NonNullable<unknown> }} Help_Shipping_FreeInputs */

const en_help_shipping_free = /** @type {(inputs: Help_Shipping_FreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Shipping to ${i?.region} is free.`)
};

const fr_help_shipping_free = /** @type {(inputs: Help_Shipping_FreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La livraison est offerte (${i?.region}).`)
};

/**
* | output |
* | --- |
* | "Shipping to {region} is free." |
*
* @param {Help_Shipping_FreeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_shipping_free = /** @type {((inputs: Help_Shipping_FreeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Shipping_FreeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_shipping_free(inputs)
	return en_help_shipping_free(inputs)
});