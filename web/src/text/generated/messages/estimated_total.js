/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Estimated_TotalInputs */

const en_estimated_total = /** @type {(inputs: Estimated_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Estimated total`)
};

const fr_estimated_total = /** @type {(inputs: Estimated_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total estimé`)
};

/**
* | output |
* | --- |
* | "Estimated total" |
*
* @param {Estimated_TotalInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const estimated_total = /** @type {((inputs?: Estimated_TotalInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Estimated_TotalInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_estimated_total(inputs)
	return en_estimated_total(inputs)
});