/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_NoteInputs */

const en_giftcard_note = /** @type {(inputs: Giftcard_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent by email, at once or on the day you choose.`)
};

const fr_giftcard_note = /** @type {(inputs: Giftcard_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyée par courriel, tout de suite ou le jour de votre choix.`)
};

/**
* | output |
* | --- |
* | "Sent by email, at once or on the day you choose." |
*
* @param {Giftcard_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_note = /** @type {((inputs?: Giftcard_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_note(inputs)
	return en_giftcard_note(inputs)
});