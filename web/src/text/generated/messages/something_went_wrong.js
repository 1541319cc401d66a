/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Something_Went_WrongInputs */

const en_something_went_wrong = /** @type {(inputs: Something_Went_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong, refresh the page and try again`)
};

const fr_something_went_wrong = /** @type {(inputs: Something_Went_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une erreur s'est produite, actualisez la page et réessayez`)
};

/**
* | output |
* | --- |
* | "Something went wrong, refresh the page and try again" |
*
* @param {Something_Went_WrongInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const something_went_wrong = /** @type {((inputs?: Something_Went_WrongInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Something_Went_WrongInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_something_went_wrong(inputs)
	return en_something_went_wrong(inputs)
});