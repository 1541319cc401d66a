/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} PaginationInputs */

const en_pagination = /** @type {(inputs: PaginationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

const fr_pagination = /** @type {(inputs: PaginationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

/**
* | output |
* | --- |
* | "Pages" |
*
* @param {PaginationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const pagination = /** @type {((inputs?: PaginationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<PaginationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_pagination(inputs)
	return en_pagination(inputs)
});