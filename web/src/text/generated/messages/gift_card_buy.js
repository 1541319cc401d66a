/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_Card_BuyInputs */

const en_gift_card_buy = /** @type {(inputs: Gift_Card_BuyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buy a gift card`)
};

const fr_gift_card_buy = /** @type {(inputs: Gift_Card_BuyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acheter une carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Buy a gift card" |
*
* @param {Gift_Card_BuyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_buy = /** @type {((inputs?: Gift_Card_BuyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_BuyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_buy(inputs)
	return en_gift_card_buy(inputs)
});