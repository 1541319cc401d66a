/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown> }} Card_Field_InvalidInputs */

const en_card_field_invalid = /** @type {(inputs: Card_Field_InvalidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your ${i?.field} is invalid. Please update before submiting again.`)
};

const fr_card_field_invalid = /** @type {(inputs: Card_Field_InvalidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le champ « ${i?.field} » n'est pas valide. Veuillez le corriger avant de valider à nouveau.`)
};

/**
* | output |
* | --- |
* | "Your {field} is invalid. Please update before submiting again." |
*
* @param {Card_Field_InvalidInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_field_invalid = /** @type {((inputs: Card_Field_InvalidInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Field_InvalidInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_field_invalid(inputs)
	return en_card_field_invalid(inputs)
});