/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Product_ProtectionInputs */

const en_product_protection = /** @type {(inputs: Product_ProtectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Product protection`)
};

const fr_product_protection = /** @type {(inputs: Product_ProtectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Protection du produit`)
};

/**
* | output |
* | --- |
* | "Product protection" |
*
* @param {Product_ProtectionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const product_protection = /** @type {((inputs?: Product_ProtectionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_ProtectionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_product_protection(inputs)
	return en_product_protection(inputs)
});