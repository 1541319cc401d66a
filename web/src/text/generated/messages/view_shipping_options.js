/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} View_Shipping_OptionsInputs */

const en_view_shipping_options = /** @type {(inputs: View_Shipping_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View shipping options`)
};

const fr_view_shipping_options = /** @type {(inputs: View_Shipping_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les options de livraison`)
};

/**
* | output |
* | --- |
* | "View shipping options" |
*
* @param {View_Shipping_OptionsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const view_shipping_options = /** @type {((inputs?: View_Shipping_OptionsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<View_Shipping_OptionsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_view_shipping_options(inputs)
	return en_view_shipping_options(inputs)
});