/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preorder_NoteInputs */

const en_preorder_note = /** @type {(inputs: Preorder_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Some items in your order are on pre-order and ship when they are back in stock.`)
};

const fr_preorder_note = /** @type {(inputs: Preorder_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Certains articles de votre commande sont en précommande et seront expédiés dès leur retour en stock.`)
};

/**
* | output |
* | --- |
* | "Some items in your order are on pre-order and ship when they are back in stock." |
*
* @param {Preorder_NoteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const preorder_note = /** @type {((inputs?: Preorder_NoteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preorder_NoteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_preorder_note(inputs)
	return en_preorder_note(inputs)
});