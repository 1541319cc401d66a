/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcards_SentInputs */

const en_giftcards_sent = /** @type {(inputs: Giftcards_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift cards`)
};

const fr_giftcards_sent = /** @type {(inputs: Giftcards_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cartes-cadeaux`)
};

/**
* | output |
* | --- |
* | "Gift cards" |
*
* @param {Giftcards_SentInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcards_sent = /** @type {((inputs?: Giftcards_SentInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcards_SentInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcards_sent(inputs)
	return en_giftcards_sent(inputs)
});