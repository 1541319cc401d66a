/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown> }} Showing_One_ItemInputs */

const en_showing_one_item = /** @type {(inputs: Showing_One_ItemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Showing ${i?.n} item`)
};

const fr_showing_one_item = /** @type {(inputs: Showing_One_ItemInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n} article affiché`)
};

/**
* | output |
* | --- |
* | "Showing {n} item" |
*
* @param {Showing_One_ItemInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const showing_one_item = /** @type {((inputs: Showing_One_ItemInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Showing_One_ItemInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_showing_one_item(inputs)
	return en_showing_one_item(inputs)
});