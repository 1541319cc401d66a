/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} There_Was_An_ErrorInputs */

const en_there_was_an_error = /** @type {(inputs: There_Was_An_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There was an error, please try again`)
};

const fr_there_was_an_error = /** @type {(inputs: There_Was_An_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une erreur s'est produite, veuillez réessayer`)
};

/**
* | output |
* | --- |
* | "There was an error, please try again" |
*
* @param {There_Was_An_ErrorInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const there_was_an_error = /** @type {((inputs?: There_Was_An_ErrorInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<There_Was_An_ErrorInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_there_was_an_error(inputs)
	return en_there_was_an_error(inputs)
});