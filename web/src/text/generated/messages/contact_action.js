/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_ActionInputs */

const en_contact_action = /** @type {(inputs: Contact_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write an e-mail`)
};

const fr_contact_action = /** @type {(inputs: Contact_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrire un courriel`)
};

/**
* | output |
* | --- |
* | "Write an e-mail" |
*
* @param {Contact_ActionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const contact_action = /** @type {((inputs?: Contact_ActionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_ActionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_contact_action(inputs)
	return en_contact_action(inputs)
});