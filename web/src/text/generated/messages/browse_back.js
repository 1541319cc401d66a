/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Browse_BackInputs */

const en_browse_back = /** @type {(inputs: Browse_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All sex toys`)
};

const fr_browse_back = /** @type {(inputs: Browse_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tous les jouets`)
};

/**
* | output |
* | --- |
* | "All sex toys" |
*
* @param {Browse_BackInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const browse_back = /** @type {((inputs?: Browse_BackInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Browse_BackInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_browse_back(inputs)
	return en_browse_back(inputs)
});