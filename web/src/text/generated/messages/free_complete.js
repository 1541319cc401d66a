/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Free_CompleteInputs */

const en_free_complete = /** @type {(inputs: Free_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free`)
};

const fr_free_complete = /** @type {(inputs: Free_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gratuit`)
};

/**
* | output |
* | --- |
* | "Free" |
*
* @param {Free_CompleteInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const free_complete = /** @type {((inputs?: Free_CompleteInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Free_CompleteInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_free_complete(inputs)
	return en_free_complete(inputs)
});