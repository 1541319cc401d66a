/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Explore_ProductsInputs */

const en_explore_products = /** @type {(inputs: Explore_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Explore Products`)
};

const fr_explore_products = /** @type {(inputs: Explore_ProductsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Explorer les produits`)
};

/**
* | output |
* | --- |
* | "Explore Products" |
*
* @param {Explore_ProductsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const explore_products = /** @type {((inputs?: Explore_ProductsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Explore_ProductsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_explore_products(inputs)
	return en_explore_products(inputs)
});