/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Free_LineInputs */

const en_free_line = /** @type {(inputs: Free_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`FREE`)
};

const fr_free_line = /** @type {(inputs: Free_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`GRATUIT`)
};

/**
* | output |
* | --- |
* | "FREE" |
*
* @param {Free_LineInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const free_line = /** @type {((inputs?: Free_LineInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Free_LineInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_free_line(inputs)
	return en_free_line(inputs)
});