/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_VariantInputs */

const en_validation_variant = /** @type {(inputs: Validation_VariantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Color unavailable`)
};

const fr_validation_variant = /** @type {(inputs: Validation_VariantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Couleur indisponible`)
};

/**
* | output |
* | --- |
* | "Color unavailable" |
*
* @param {Validation_VariantInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_variant = /** @type {((inputs?: Validation_VariantInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_VariantInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_variant(inputs)
	return en_validation_variant(inputs)
});