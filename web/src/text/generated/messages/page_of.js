/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown>, pages: NonNullable<unknown> }} Page_OfInputs */

const en_page_of = /** @type {(inputs: Page_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Page ${i?.n} of ${i?.pages}`)
};

const fr_page_of = /** @type {(inputs: Page_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Page ${i?.n} sur ${i?.pages}`)
};

/**
* | output |
* | --- |
* | "Page {n} of {pages}" |
*
* @param {Page_OfInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const page_of = /** @type {((inputs: Page_OfInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Page_OfInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_page_of(inputs)
	return en_page_of(inputs)
});