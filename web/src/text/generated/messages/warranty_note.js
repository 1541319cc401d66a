/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Warranty_NoteInputs */

const en_warranty_note = /** @type {(inputs: Warranty_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Protection is added to an item in your bag. It is not sold by itself.`)
};

const fr_warranty_note = /** @type {(inputs: Warranty_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La protection s’ajoute à un article de votre panier. Elle ne se vend pas seule.`)
};

/**
* | output |
* | --- |
* | "Protection is added to an item in your bag. It is not sold by itself." |
*
* @param {Warranty_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const warranty_note = /** @type {((inputs?: Warranty_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Warranty_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_warranty_note(inputs)
	return en_warranty_note(inputs)
});