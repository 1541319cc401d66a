/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_NumberInputs */

const en_card_number = /** @type {(inputs: Card_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card Number`)
};

const fr_card_number = /** @type {(inputs: Card_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro de carte`)
};

/**
* | output |
* | --- |
* | "Card Number" |
*
* @param {Card_NumberInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_number = /** @type {((inputs?: Card_NumberInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_NumberInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_number(inputs)
	return en_card_number(inputs)
});