/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, date: NonNullable<unknown> }} Giftcard_Sent_OnInputs */

const en_giftcard_sent_on = /** @type {(inputs: Giftcard_Sent_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The email to ${i?.email} is sent on ${i?.date}.`)
};

const fr_giftcard_sent_on = /** @type {(inputs: Giftcard_Sent_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le courriel à ${i?.email} part le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "The email to {email} is sent on {date}." |
*
* @param {Giftcard_Sent_OnInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_sent_on = /** @type {((inputs: Giftcard_Sent_OnInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_Sent_OnInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_sent_on(inputs)
	return en_giftcard_sent_on(inputs)
});