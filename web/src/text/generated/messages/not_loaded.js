/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_LoadedInputs */

const en_not_loaded = /** @type {(inputs: Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This could not be loaded. Check your connection and try again.`)
};

const fr_not_loaded = /** @type {(inputs: Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le chargement a échoué. Vérifiez votre connexion et réessayez.`)
};

/**
* | output |
* | --- |
* | "This could not be loaded. Check your connection and try again." |
*
* @param {Not_LoadedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const not_loaded = /** @type {((inputs?: Not_LoadedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_LoadedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_not_loaded(inputs)
	return en_not_loaded(inputs)
});