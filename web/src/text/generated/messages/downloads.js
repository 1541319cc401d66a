/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} DownloadsInputs */

const en_downloads = /** @type {(inputs: DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your e-books`)
};

const fr_downloads = /** @type {(inputs: DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos livres numériques`)
};

/**
* | output |
* | --- |
* | "Your e-books" |
*
* @param {DownloadsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const downloads = /** @type {((inputs?: DownloadsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<DownloadsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_downloads(inputs)
	return en_downloads(inputs)
});