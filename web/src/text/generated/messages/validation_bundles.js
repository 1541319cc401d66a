/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_BundlesInputs */

const en_validation_bundles = /** @type {(inputs: Validation_BundlesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This bundle has missing or incorrect products`)
};

const fr_validation_bundles = /** @type {(inputs: Validation_BundlesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet ensemble contient des produits manquants ou incorrects`)
};

/**
* | output |
* | --- |
* | "This bundle has missing or incorrect products" |
*
* @param {Validation_BundlesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_bundles = /** @type {((inputs?: Validation_BundlesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_BundlesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_bundles(inputs)
	return en_validation_bundles(inputs)
});