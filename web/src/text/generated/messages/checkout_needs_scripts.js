/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Needs_ScriptsInputs */

const en_checkout_needs_scripts = /** @type {(inputs: Checkout_Needs_ScriptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The checkout needs JavaScript. Please turn it on in your browser and load this page again. For help, write to us:`)
};

const fr_checkout_needs_scripts = /** @type {(inputs: Checkout_Needs_ScriptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La caisse a besoin de JavaScript. Veuillez l’activer dans votre navigateur et recharger cette page. Pour toute aide, écrivez-nous :`)
};

/**
* | output |
* | --- |
* | "The checkout needs JavaScript. Please turn it on in your browser and load this page again. For help, write to us:" |
*
* @param {Checkout_Needs_ScriptsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const checkout_needs_scripts = /** @type {((inputs?: Checkout_Needs_ScriptsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Needs_ScriptsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_checkout_needs_scripts(inputs)
	return en_checkout_needs_scripts(inputs)
});