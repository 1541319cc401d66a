/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_TextInputs */

const en_contact_text = /** @type {(inputs: Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write to us at any hour; a person reads and answers.`)
};

const fr_contact_text = /** @type {(inputs: Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrivez-nous à toute heure ; une personne lit et répond.`)
};

/**
* | output |
* | --- |
* | "Write to us at any hour; a person reads and answers." |
*
* @param {Contact_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const contact_text = /** @type {((inputs?: Contact_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_contact_text(inputs)
	return en_contact_text(inputs)
});