/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fqt_FreeInputs */

const en_fqt_free = /** @type {(inputs: Fqt_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add 1 more item to get free shipping`)
};

const fr_fqt_free = /** @type {(inputs: Fqt_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajoutez 1 article pour obtenir la livraison gratuite`)
};

/**
* | output |
* | --- |
* | "Add 1 more item to get free shipping" |
*
* @param {Fqt_FreeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const fqt_free = /** @type {((inputs?: Fqt_FreeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fqt_FreeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_fqt_free(inputs)
	return en_fqt_free(inputs)
});