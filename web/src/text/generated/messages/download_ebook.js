/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Download_EbookInputs */

const en_download_ebook = /** @type {(inputs: Download_EbookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download E-Book`)
};

const fr_download_ebook = /** @type {(inputs: Download_EbookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Télécharger le livre numérique`)
};

/**
* | output |
* | --- |
* | "Download E-Book" |
*
* @param {Download_EbookInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const download_ebook = /** @type {((inputs?: Download_EbookInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Download_EbookInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_download_ebook(inputs)
	return en_download_ebook(inputs)
});