/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ method: NonNullable<unknown>, digits: NonNullable<unknown> }} Card_EndingInputs */

const en_card_ending = /** @type {(inputs: Card_EndingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.method} ending in ${i?.digits}`)
};

const fr_card_ending = /** @type {(inputs: Card_EndingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.method} se terminant par ${i?.digits}`)
};

/**
* | output |
* | --- |
* | "{method} ending in {digits}" |
*
* @param {Card_EndingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_ending = /** @type {((inputs: Card_EndingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_EndingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_ending(inputs)
	return en_card_ending(inputs)
});