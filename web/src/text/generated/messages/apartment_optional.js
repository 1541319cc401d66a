/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Apartment_OptionalInputs */

const en_apartment_optional = /** @type {(inputs: Apartment_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apartment, suite, unit (optional)`)
};

const fr_apartment_optional = /** @type {(inputs: Apartment_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appartement, bureau, unité (facultatif)`)
};

/**
* | output |
* | --- |
* | "Apartment, suite, unit (optional)" |
*
* @param {Apartment_OptionalInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const apartment_optional = /** @type {((inputs?: Apartment_OptionalInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Apartment_OptionalInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_apartment_optional(inputs)
	return en_apartment_optional(inputs)
});