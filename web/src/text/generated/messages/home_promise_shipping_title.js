/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_Shipping_TitleInputs */

const en_home_promise_shipping_title = /** @type {(inputs: Home_Promise_Shipping_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discreet shipping`)
};

const fr_home_promise_shipping_title = /** @type {(inputs: Home_Promise_Shipping_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison discrète`)
};

/**
* | output |
* | --- |
* | "Discreet shipping" |
*
* @param {Home_Promise_Shipping_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_shipping_title = /** @type {((inputs?: Home_Promise_Shipping_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_Shipping_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_shipping_title(inputs)
	return en_home_promise_shipping_title(inputs)
});