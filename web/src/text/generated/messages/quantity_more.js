/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Quantity_MoreInputs */

const en_quantity_more = /** @type {(inputs: Quantity_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One more`)
};

const fr_quantity_more = /** @type {(inputs: Quantity_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un de plus`)
};

/**
* | output |
* | --- |
* | "One more" |
*
* @param {Quantity_MoreInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const quantity_more = /** @type {((inputs?: Quantity_MoreInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quantity_MoreInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_quantity_more(inputs)
	return en_quantity_more(inputs)
});