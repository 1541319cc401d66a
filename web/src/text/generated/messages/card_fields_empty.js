/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Fields_EmptyInputs */

const en_card_fields_empty = /** @type {(inputs: Card_Fields_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please fill all credit card fields before submitting.`)
};

const fr_card_fields_empty = /** @type {(inputs: Card_Fields_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez remplir tous les champs de la carte avant de valider.`)
};

/**
* | output |
* | --- |
* | "Please fill all credit card fields before submitting." |
*
* @param {Card_Fields_EmptyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_fields_empty = /** @type {((inputs?: Card_Fields_EmptyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Fields_EmptyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_fields_empty(inputs)
	return en_card_fields_empty(inputs)
});