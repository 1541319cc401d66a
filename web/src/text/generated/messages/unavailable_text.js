/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unavailable_TextInputs */

const en_unavailable_text = /** @type {(inputs: Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The shop is taking a short break. Your bag is safe: please try again in a moment.`)
};

const fr_unavailable_text = /** @type {(inputs: Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La boutique fait une courte pause. Votre panier est conservé : réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "The shop is taking a short break. Your bag is safe: please try again in a moment." |
*
* @param {Unavailable_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const unavailable_text = /** @type {((inputs?: Unavailable_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unavailable_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_unavailable_text(inputs)
	return en_unavailable_text(inputs)
});