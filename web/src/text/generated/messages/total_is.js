/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Total_IsInputs */

const en_total_is = /** @type {(inputs: Total_IsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Total: ${i?.total}`)
};

const fr_total_is = /** @type {(inputs: Total_IsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Total : ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Total: {total}" |
*
* @param {Total_IsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const total_is = /** @type {((inputs: Total_IsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Total_IsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_total_is(inputs)
	return en_total_is(inputs)
});