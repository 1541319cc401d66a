/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Close_FiltersInputs */

const en_close_filters = /** @type {(inputs: Close_FiltersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close filters`)
};

const fr_close_filters = /** @type {(inputs: Close_FiltersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermer les filtres`)
};

/**
* | output |
* | --- |
* | "Close filters" |
*
* @param {Close_FiltersInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const close_filters = /** @type {((inputs?: Close_FiltersInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Close_FiltersInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_close_filters(inputs)
	return en_close_filters(inputs)
});