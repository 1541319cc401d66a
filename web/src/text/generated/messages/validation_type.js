/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_TypeInputs */

const en_validation_type = /** @type {(inputs: Validation_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This product type is incorrect`)
};

const fr_validation_type = /** @type {(inputs: Validation_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce type de produit est incorrect`)
};

/**
* | output |
* | --- |
* | "This product type is incorrect" |
*
* @param {Validation_TypeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_type = /** @type {((inputs?: Validation_TypeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_TypeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_type(inputs)
	return en_validation_type(inputs)
});