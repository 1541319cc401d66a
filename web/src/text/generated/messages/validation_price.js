/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_PriceInputs */

const en_validation_price = /** @type {(inputs: Validation_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New price`)
};

const fr_validation_price = /** @type {(inputs: Validation_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouveau prix`)
};

/**
* | output |
* | --- |
* | "New price" |
*
* @param {Validation_PriceInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_price = /** @type {((inputs?: Validation_PriceInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_PriceInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_price(inputs)
	return en_validation_price(inputs)
});