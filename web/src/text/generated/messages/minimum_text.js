/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Minimum_TextInputs */

const en_minimum_text = /** @type {(inputs: Minimum_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Here are the most popular products added by others.`)
};

const fr_minimum_text = /** @type {(inputs: Minimum_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voici les produits les plus populaires ajoutés par d'autres.`)
};

/**
* | output |
* | --- |
* | "Here are the most popular products added by others." |
*
* @param {Minimum_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const minimum_text = /** @type {((inputs?: Minimum_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Minimum_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_minimum_text(inputs)
	return en_minimum_text(inputs)
});