/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_PrivacyInputs */

const en_help_privacy = /** @type {(inputs: Help_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card details go straight to the payment provider and never touch our servers. Your bag is kept on your own device.`)
};

const fr_help_privacy = /** @type {(inputs: Help_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les données de carte vont directement au prestataire de paiement, sans passer par nos serveurs. Votre panier reste sur votre appareil.`)
};

/**
* | output |
* | --- |
* | "Card details go straight to the payment provider and never touch our servers. Your bag is kept on your own device." |
*
* @param {Help_PrivacyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_privacy = /** @type {((inputs?: Help_PrivacyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_PrivacyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_privacy(inputs)
	return en_help_privacy(inputs)
});