/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Reload_PageInputs */

const en_reload_page = /** @type {(inputs: Reload_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reload the page`)
};

const fr_reload_page = /** @type {(inputs: Reload_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recharger la page`)
};

/**
* | output |
* | --- |
* | "Reload the page" |
*
* @param {Reload_PageInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const reload_page = /** @type {((inputs?: Reload_PageInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reload_PageInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_reload_page(inputs)
	return en_reload_page(inputs)
});