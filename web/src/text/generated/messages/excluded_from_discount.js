/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Excluded_From_DiscountInputs */

const en_excluded_from_discount = /** @type {(inputs: Excluded_From_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Excluded from discount`)
};

const fr_excluded_from_discount = /** @type {(inputs: Excluded_From_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Exclu de la réduction`)
};

/**
* | output |
* | --- |
* | "Excluded from discount" |
*
* @param {Excluded_From_DiscountInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const excluded_from_discount = /** @type {((inputs?: Excluded_From_DiscountInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Excluded_From_DiscountInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_excluded_from_discount(inputs)
	return en_excluded_from_discount(inputs)
});