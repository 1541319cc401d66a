/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digital_NoteInputs */

const en_digital_note = /** @type {(inputs: Digital_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivered digitally: nothing is shipped.`)
};

const fr_digital_note = /** @type {(inputs: Digital_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison numérique : rien n’est expédié.`)
};

/**
* | output |
* | --- |
* | "Delivered digitally: nothing is shipped." |
*
* @param {Digital_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const digital_note = /** @type {((inputs?: Digital_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digital_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_digital_note(inputs)
	return en_digital_note(inputs)
});