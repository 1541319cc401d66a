/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} ProductsInputs */

const en_products = /** @type {(inputs: ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Products`)
};

const fr_products = /** @type {(inputs: ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Produits`)
};

/**
* | output |
* | --- |
* | "Products" |
*
* @param {ProductsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const products = /** @type {((inputs?: ProductsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<ProductsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_products(inputs)
	return en_products(inputs)
});