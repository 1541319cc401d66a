/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_Card_NoteInputs */

const en_gift_card_note = /** @type {(inputs: Gift_Card_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift cards and cash back can’t pay for a gift card.`)
};

const fr_gift_card_note = /** @type {(inputs: Gift_Card_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une carte-cadeau et la remise en argent ne peuvent pas payer une carte-cadeau.`)
};

/**
* | output |
* | --- |
* | "Gift cards and cash back can’t pay for a gift card." |
*
* @param {Gift_Card_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_note = /** @type {((inputs?: Gift_Card_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_note(inputs)
	return en_gift_card_note(inputs)
});