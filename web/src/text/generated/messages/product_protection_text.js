/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_Protection_TextInputs */

const en_product_protection_text = /** @type {(inputs: Product_Protection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it breaks within two years, we replace it.`)
};

const fr_product_protection_text = /** @type {(inputs: Product_Protection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`S'il se casse dans les deux ans, nous le remplaçons.`)
};

/**
* | output |
* | --- |
* | "If it breaks within two years, we replace it." |
*
* @param {Product_Protection_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const product_protection_text = /** @type {((inputs?: Product_Protection_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_Protection_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_product_protection_text(inputs)
	return en_product_protection_text(inputs)
});