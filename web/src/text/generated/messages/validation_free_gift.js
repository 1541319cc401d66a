/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_Free_GiftInputs */

const en_validation_free_gift = /** @type {(inputs: Validation_Free_GiftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free gift has been replaced with this product`)
};

const fr_validation_free_gift = /** @type {(inputs: Validation_Free_GiftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le cadeau a été remplacé par ce produit`)
};

/**
* | output |
* | --- |
* | "Free gift has been replaced with this product" |
*
* @param {Validation_Free_GiftInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_free_gift = /** @type {((inputs?: Validation_Free_GiftInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_Free_GiftInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_free_gift(inputs)
	return en_validation_free_gift(inputs)
});