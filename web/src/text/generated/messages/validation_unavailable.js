/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_UnavailableInputs */

const en_validation_unavailable = /** @type {(inputs: Validation_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Currently Unavailable`)
};

const fr_validation_unavailable = /** @type {(inputs: Validation_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Actuellement indisponible`)
};

/**
* | output |
* | --- |
* | "Currently Unavailable" |
*
* @param {Validation_UnavailableInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_unavailable = /** @type {((inputs?: Validation_UnavailableInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_UnavailableInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_unavailable(inputs)
	return en_validation_unavailable(inputs)
});