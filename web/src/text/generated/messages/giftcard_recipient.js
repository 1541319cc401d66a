/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_RecipientInputs */

const en_giftcard_recipient = /** @type {(inputs: Giftcard_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recipient email`)
};

const fr_giftcard_recipient = /** @type {(inputs: Giftcard_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Courriel du destinataire`)
};

/**
* | output |
* | --- |
* | "Recipient email" |
*
* @param {Giftcard_RecipientInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_recipient = /** @type {((inputs?: Giftcard_RecipientInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_RecipientInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_recipient(inputs)
	return en_giftcard_recipient(inputs)
});