/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Promise_DiscreetInputs */

const en_promise_discreet = /** @type {(inputs: Promise_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free and discreet shipping`)
};

const fr_promise_discreet = /** @type {(inputs: Promise_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison gratuite et discrète`)
};

/**
* | output |
* | --- |
* | "Free and discreet shipping" |
*
* @param {Promise_DiscreetInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const promise_discreet = /** @type {((inputs?: Promise_DiscreetInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Promise_DiscreetInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_promise_discreet(inputs)
	return en_promise_discreet(inputs)
});