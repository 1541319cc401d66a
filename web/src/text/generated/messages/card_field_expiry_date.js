/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Field_Expiry_DateInputs */

const en_card_field_expiry_date = /** @type {(inputs: Card_Field_Expiry_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expiry Date`)
};

const fr_card_field_expiry_date = /** @type {(inputs: Card_Field_Expiry_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date d'expiration`)
};

/**
* | output |
* | --- |
* | "Expiry Date" |
*
* @param {Card_Field_Expiry_DateInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_field_expiry_date = /** @type {((inputs?: Card_Field_Expiry_DateInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Field_Expiry_DateInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_field_expiry_date(inputs)
	return en_card_field_expiry_date(inputs)
});