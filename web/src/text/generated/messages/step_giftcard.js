/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Step_GiftcardInputs */

const en_step_giftcard = /** @type {(inputs: Step_GiftcardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift Card`)
};

const fr_step_giftcard = /** @type {(inputs: Step_GiftcardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Gift Card" |
*
* @param {Step_GiftcardInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const step_giftcard = /** @type {((inputs?: Step_GiftcardInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Step_GiftcardInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_step_giftcard(inputs)
	return en_step_giftcard(inputs)
});