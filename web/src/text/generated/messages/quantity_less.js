/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Quantity_LessInputs */

const en_quantity_less = /** @type {(inputs: Quantity_LessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One less`)
};

const fr_quantity_less = /** @type {(inputs: Quantity_LessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un de moins`)
};

/**
* | output |
* | --- |
* | "One less" |
*
* @param {Quantity_LessInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const quantity_less = /** @type {((inputs?: Quantity_LessInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quantity_LessInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_quantity_less(inputs)
	return en_quantity_less(inputs)
});