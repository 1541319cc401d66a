/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Accepted_CardsInputs */

const en_accepted_cards = /** @type {(inputs: Accepted_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Visa, Mastercard, American Express and Discover`)
};

const fr_accepted_cards = /** @type {(inputs: Accepted_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Visa, Mastercard, American Express et Discover`)
};

/**
* | output |
* | --- |
* | "Visa, Mastercard, American Express and Discover" |
*
* @param {Accepted_CardsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const accepted_cards = /** @type {((inputs?: Accepted_CardsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Accepted_CardsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_accepted_cards(inputs)
	return en_accepted_cards(inputs)
});