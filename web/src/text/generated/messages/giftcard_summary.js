/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ sender: NonNullable<unknown>, recipient: NonNullable<unknown> }} Giftcard_SummaryInputs */

const en_giftcard_summary = /** @type {(inputs: Giftcard_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`From: ${i?.sender} To: ${i?.recipient}`)
};

const fr_giftcard_summary = /** @type {(inputs: Giftcard_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`De : ${i?.sender} À : ${i?.recipient}`)
};

/**
* | output |
* | --- |
* | "From: {sender} To: {recipient}" |
*
* @param {Giftcard_SummaryInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_summary = /** @type {((inputs: Giftcard_SummaryInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_SummaryInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_summary(inputs)
	return en_giftcard_summary(inputs)
});