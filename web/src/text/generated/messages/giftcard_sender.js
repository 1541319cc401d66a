/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_SenderInputs */

const en_giftcard_sender = /** @type {(inputs: Giftcard_SenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sender name`)
};

const fr_giftcard_sender = /** @type {(inputs: Giftcard_SenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom de l’expéditeur`)
};

/**
* | output |
* | --- |
* | "Sender name" |
*
* @param {Giftcard_SenderInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_sender = /** @type {((inputs?: Giftcard_SenderInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_SenderInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_sender(inputs)
	return en_giftcard_sender(inputs)
});