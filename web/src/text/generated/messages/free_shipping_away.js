/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ rest: NonNullable<unknown> }} Free_Shipping_AwayInputs */

const en_free_shipping_away = /** @type {(inputs: Free_Shipping_AwayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are ${i?.rest} away from free shipping`)
};

const fr_free_shipping_away = /** @type {(inputs: Free_Shipping_AwayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus que ${i?.rest} pour la livraison gratuite`)
};

/**
* | output |
* | --- |
* | "You are {rest} away from free shipping" |
*
* @param {Free_Shipping_AwayInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const free_shipping_away = /** @type {((inputs: Free_Shipping_AwayInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Free_Shipping_AwayInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_free_shipping_away(inputs)
	return en_free_shipping_away(inputs)
});