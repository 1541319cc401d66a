/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown>, total: NonNullable<unknown> }} Showing_Of_ItemsInputs */

const en_showing_of_items = /** @type {(inputs: Showing_Of_ItemsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Showing ${i?.n} of ${i?.total} items`)
};

const fr_showing_of_items = /** @type {(inputs: Showing_Of_ItemsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n} articles affichés sur ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Showing {n} of {total} items" |
*
* @param {Showing_Of_ItemsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const showing_of_items = /** @type {((inputs: Showing_Of_ItemsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Showing_Of_ItemsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_showing_of_items(inputs)
	return en_showing_of_items(inputs)
});