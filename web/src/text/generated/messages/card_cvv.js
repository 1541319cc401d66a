/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_CvvInputs */

const en_card_cvv = /** @type {(inputs: Card_CvvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CVV`)
};

const fr_card_cvv = /** @type {(inputs: Card_CvvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CVV`)
};

/**
* | output |
* | --- |
* | "CVV" |
*
* @param {Card_CvvInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_cvv = /** @type {((inputs?: Card_CvvInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_CvvInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_cvv(inputs)
	return en_card_cvv(inputs)
});