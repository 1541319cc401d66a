/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_Card_Row_CompleteInputs */

const en_gift_card_row_complete = /** @type {(inputs: Gift_Card_Row_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift Card`)
};

const fr_gift_card_row_complete = /** @type {(inputs: Gift_Card_Row_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Gift Card" |
*
* @param {Gift_Card_Row_CompleteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_row_complete = /** @type {((inputs?: Gift_Card_Row_CompleteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_Row_CompleteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_row_complete(inputs)
	return en_gift_card_row_complete(inputs)
});