/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_And_ReturnsInputs */

const en_shipping_and_returns = /** @type {(inputs: Shipping_And_ReturnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shipping and returns`)
};

const fr_shipping_and_returns = /** @type {(inputs: Shipping_And_ReturnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison et retours`)
};

/**
* | output |
* | --- |
* | "Shipping and returns" |
*
* @param {Shipping_And_ReturnsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_and_returns = /** @type {((inputs?: Shipping_And_ReturnsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_And_ReturnsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_and_returns(inputs)
	return en_shipping_and_returns(inputs)
});