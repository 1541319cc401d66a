/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Downloads_KeptInputs */

const en_downloads_kept = /** @type {(inputs: Downloads_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The links are in your email confirmation as well.`)
};

const fr_downloads_kept = /** @type {(inputs: Downloads_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les liens sont aussi dans votre courriel de confirmation.`)
};

/**
* | output |
* | --- |
* | "The links are in your email confirmation as well." |
*
* @param {Downloads_KeptInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const downloads_kept = /** @type {((inputs?: Downloads_KeptInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_KeptInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_downloads_kept(inputs)
	return en_downloads_kept(inputs)
});