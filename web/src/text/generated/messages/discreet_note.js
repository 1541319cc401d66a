/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Discreet_NoteInputs */

const en_discreet_note = /** @type {(inputs: Discreet_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plain box, neutral sender.`)
};

const fr_discreet_note = /** @type {(inputs: Discreet_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Boîte neutre, expéditeur neutre.`)
};

/**
* | output |
* | --- |
* | "Plain box, neutral sender." |
*
* @param {Discreet_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const discreet_note = /** @type {((inputs?: Discreet_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Discreet_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_discreet_note(inputs)
	return en_discreet_note(inputs)
});