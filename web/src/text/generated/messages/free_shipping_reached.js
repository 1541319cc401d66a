/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Free_Shipping_ReachedInputs */

const en_free_shipping_reached = /** @type {(inputs: Free_Shipping_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your shipping is free`)
};

const fr_free_shipping_reached = /** @type {(inputs: Free_Shipping_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre livraison est gratuite`)
};

/**
* | output |
* | --- |
* | "Your shipping is free" |
*
* @param {Free_Shipping_ReachedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const free_shipping_reached = /** @type {((inputs?: Free_Shipping_ReachedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Free_Shipping_ReachedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_free_shipping_reached(inputs)
	return en_free_shipping_reached(inputs)
});