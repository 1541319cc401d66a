/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_RefreshInputs */

const en_error_refresh = /** @type {(inputs: Error_RefreshInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hit refresh and get back to browsing fun sex toys.`)
};

const fr_error_refresh = /** @type {(inputs: Error_RefreshInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Actualisez la page et reprenez votre visite.`)
};

/**
* | output |
* | --- |
* | "Hit refresh and get back to browsing fun sex toys." |
*
* @param {Error_RefreshInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_refresh = /** @type {((inputs?: Error_RefreshInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_RefreshInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_error_refresh(inputs)
	return en_error_refresh(inputs)
});