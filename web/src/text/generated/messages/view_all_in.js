/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ label: NonNullable<unknown> }} View_All_InInputs */

const en_view_all_in = /** @type {(inputs: View_All_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`View all: ${i?.label}`)
};

const fr_view_all_in = /** @type {(inputs: View_All_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tout voir : ${i?.label}`)
};

/**
* | output |
* | --- |
* | "View all: {label}" |
*
* @param {View_All_InInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const view_all_in = /** @type {((inputs: View_All_InInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<View_All_InInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_view_all_in(inputs)
	return en_view_all_in(inputs)
});