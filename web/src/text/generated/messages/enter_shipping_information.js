/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Enter_Shipping_InformationInputs */

const en_enter_shipping_information = /** @type {(inputs: Enter_Shipping_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter your shipping information to view shipping options`)
};

const fr_enter_shipping_information = /** @type {(inputs: Enter_Shipping_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saisissez vos informations de livraison pour voir les options de livraison`)
};

/**
* | output |
* | --- |
* | "Enter your shipping information to view shipping options" |
*
* @param {Enter_Shipping_InformationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const enter_shipping_information = /** @type {((inputs?: Enter_Shipping_InformationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Enter_Shipping_InformationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_enter_shipping_information(inputs)
	return en_enter_shipping_information(inputs)
});