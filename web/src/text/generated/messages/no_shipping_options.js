/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} No_Shipping_OptionsInputs */

const en_no_shipping_options = /** @type {(inputs: No_Shipping_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not ship to this address yet.`)
};

const fr_no_shipping_options = /** @type {(inputs: No_Shipping_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne livrons pas encore à cette adresse.`)
};

/**
* | output |
* | --- |
* | "We do not ship to this address yet." |
*
* @param {No_Shipping_OptionsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const no_shipping_options = /** @type {((inputs?: No_Shipping_OptionsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<No_Shipping_OptionsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_no_shipping_options(inputs)
	return en_no_shipping_options(inputs)
});