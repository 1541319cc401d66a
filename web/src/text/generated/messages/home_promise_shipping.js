/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_ShippingInputs */

const en_home_promise_shipping = /** @type {(inputs: Home_Promise_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A plain box and a neutral sender. Nobody knows but you.`)
};

const fr_home_promise_shipping = /** @type {(inputs: Home_Promise_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une boîte neutre, un expéditeur neutre. Vous seul le savez.`)
};

/**
* | output |
* | --- |
* | "A plain box and a neutral sender. Nobody knows but you." |
*
* @param {Home_Promise_ShippingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_shipping = /** @type {((inputs?: Home_Promise_ShippingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_ShippingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_shipping(inputs)
	return en_home_promise_shipping(inputs)
});