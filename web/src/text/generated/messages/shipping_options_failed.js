/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_Options_FailedInputs */

const en_shipping_options_failed = /** @type {(inputs: Shipping_Options_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The shipping options could not be loaded.`)
};

const fr_shipping_options_failed = /** @type {(inputs: Shipping_Options_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les options de livraison n'ont pas pu être chargées.`)
};

/**
* | output |
* | --- |
* | "The shipping options could not be loaded." |
*
* @param {Shipping_Options_FailedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_options_failed = /** @type {((inputs?: Shipping_Options_FailedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_Options_FailedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_options_failed(inputs)
	return en_shipping_options_failed(inputs)
});