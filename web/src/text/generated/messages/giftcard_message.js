/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_MessageInputs */

const en_giftcard_message = /** @type {(inputs: Giftcard_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message (optional)`)
};

const fr_giftcard_message = /** @type {(inputs: Giftcard_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message (facultatif)`)
};

/**
* | output |
* | --- |
* | "Message (optional)" |
*
* @param {Giftcard_MessageInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_message = /** @type {((inputs?: Giftcard_MessageInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_MessageInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_message(inputs)
	return en_giftcard_message(inputs)
});