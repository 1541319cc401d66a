/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_ChargedInputs */

const en_not_charged = /** @type {(inputs: Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not reach the payment service. Press the button to try the same payment again; you will not be charged twice.`)
};

const fr_not_charged = /** @type {(inputs: Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le service de paiement n'a pas répondu. Appuyez sur le bouton pour reprendre le même paiement ; vous ne serez pas débité deux fois.`)
};

/**
* | output |
* | --- |
* | "We could not reach the payment service. Press the button to try the same payment again; you will not be charged twice." |
*
* @param {Not_ChargedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const not_charged = /** @type {((inputs?: Not_ChargedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_ChargedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_not_charged(inputs)
	return en_not_charged(inputs)
});