/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_DescriptionInputs */

const en_checkout_description = /** @type {(inputs: Checkout_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free and discreet shipping, and advice by live chat 24/7.`)
};

const fr_checkout_description = /** @type {(inputs: Checkout_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison gratuite et discrète, et conseils par clavardage en direct 24 h sur 24, 7 jours sur 7.`)
};

/**
* | output |
* | --- |
* | "Free and discreet shipping, and advice by live chat 24/7." |
*
* @param {Checkout_DescriptionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const checkout_description = /** @type {((inputs?: Checkout_DescriptionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_DescriptionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_checkout_description(inputs)
	return en_checkout_description(inputs)
});