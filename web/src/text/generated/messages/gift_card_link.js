/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_Card_LinkInputs */

const en_gift_card_link = /** @type {(inputs: Gift_Card_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift card`)
};

const fr_gift_card_link = /** @type {(inputs: Gift_Card_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Gift card" |
*
* @param {Gift_Card_LinkInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_link = /** @type {((inputs?: Gift_Card_LinkInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_LinkInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_link(inputs)
	return en_gift_card_link(inputs)
});