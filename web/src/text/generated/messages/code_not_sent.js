/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_Not_SentInputs */

const en_code_not_sent = /** @type {(inputs: Code_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code could not be checked. Please try again.`)
};

const fr_code_not_sent = /** @type {(inputs: Code_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le code n'a pas pu être vérifié. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "The code could not be checked. Please try again." |
*
* @param {Code_Not_SentInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const code_not_sent = /** @type {((inputs?: Code_Not_SentInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_Not_SentInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_code_not_sent(inputs)
	return en_code_not_sent(inputs)
});