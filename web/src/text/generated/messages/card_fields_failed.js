/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Card_Fields_FailedInputs */

const en_card_fields_failed = /** @type {(inputs: Card_Fields_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card fields could not be loaded.`)
};

const fr_card_fields_failed = /** @type {(inputs: Card_Fields_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les champs de carte n'ont pas pu être chargés.`)
};

/**
* | output |
* | --- |
* | "The card fields could not be loaded." |
*
* @param {Card_Fields_FailedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const card_fields_failed = /** @type {((inputs?: Card_Fields_FailedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Card_Fields_FailedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_card_fields_failed(inputs)
	return en_card_fields_failed(inputs)
});