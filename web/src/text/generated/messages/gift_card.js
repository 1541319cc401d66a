/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Gift_CardInputs */

const en_gift_card = /** @type {(inputs: Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift card`)
};

const fr_gift_card = /** @type {(inputs: Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Gift card" |
*
* @param {Gift_CardInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card = /** @type {((inputs?: Gift_CardInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_CardInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card(inputs)
	return en_gift_card(inputs)
});