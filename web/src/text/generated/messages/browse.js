/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} BrowseInputs */

const en_browse = /** @type {(inputs: BrowseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Browse`)
};

const fr_browse = /** @type {(inputs: BrowseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Naviguer`)
};

/**
* | output |
* | --- |
* | "Browse" |
*
* @param {BrowseInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const browse = /** @type {((inputs?: BrowseInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<BrowseInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_browse(inputs)
	return en_browse(inputs)
});