/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Giftcard_Sent_SoonInputs */

const en_giftcard_sent_soon = /** @type {(inputs: Giftcard_Sent_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The email to ${i?.email} is sent as soon as your payment has gone through.`)
};

const fr_giftcard_sent_soon = /** @type {(inputs: Giftcard_Sent_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le courriel à ${i?.email} part dès que votre paiement est passé.`)
};

/**
* | output |
* | --- |
* | "The email to {email} is sent as soon as your payment has gone through." |
*
* @param {Giftcard_Sent_SoonInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_sent_soon = /** @type {((inputs: Giftcard_Sent_SoonInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_Sent_SoonInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_sent_soon(inputs)
	return en_giftcard_sent_soon(inputs)
});