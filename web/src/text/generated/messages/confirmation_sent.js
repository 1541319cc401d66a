/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Confirmation_SentInputs */

const en_confirmation_sent = /** @type {(inputs: Confirmation_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`An email confirmation has been sent to ${i?.email}.`)
};

const fr_confirmation_sent = /** @type {(inputs: Confirmation_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une confirmation a été envoyée par courriel à ${i?.email}.`)
};

/**
* | output |
* | --- |
* | "An email confirmation has been sent to {email}." |
*
* @param {Confirmation_SentInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const confirmation_sent = /** @type {((inputs: Confirmation_SentInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirmation_SentInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_confirmation_sent(inputs)
	return en_confirmation_sent(inputs)
});