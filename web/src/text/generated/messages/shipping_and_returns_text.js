/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_And_Returns_TextInputs */

const en_shipping_and_returns_text = /** @type {(inputs: Shipping_And_Returns_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plain box, neutral sender. Unopened pieces can come back within 30 days.`)
};

const fr_shipping_and_returns_text = /** @type {(inputs: Shipping_And_Returns_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Boîte neutre, expéditeur neutre. Les articles non ouverts peuvent être retournés sous 30 jours.`)
};

/**
* | output |
* | --- |
* | "Plain box, neutral sender. Unopened pieces can come back within 30 days." |
*
* @param {Shipping_And_Returns_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_and_returns_text = /** @type {((inputs?: Shipping_And_Returns_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_And_Returns_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_and_returns_text(inputs)
	return en_shipping_and_returns_text(inputs)
});