/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_Card_AppliedInputs */

const en_gift_card_applied = /** @type {(inputs: Gift_Card_AppliedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift card is applied`)
};

const fr_gift_card_applied = /** @type {(inputs: Gift_Card_AppliedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau appliquée`)
};

/**
* | output |
* | --- |
* | "Gift card is applied" |
*
* @param {Gift_Card_AppliedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_applied = /** @type {((inputs?: Gift_Card_AppliedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_AppliedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_applied(inputs)
	return en_gift_card_applied(inputs)
});