/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Show_MoreInputs */

const en_show_more = /** @type {(inputs: Show_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show more`)
};

const fr_show_more = /** @type {(inputs: Show_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir plus`)
};

/**
* | output |
* | --- |
* | "Show more" |
*
* @param {Show_MoreInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const show_more = /** @type {((inputs?: Show_MoreInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Show_MoreInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_show_more(inputs)
	return en_show_more(inputs)
});