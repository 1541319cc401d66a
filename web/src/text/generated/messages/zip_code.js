/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Zip_CodeInputs */

const en_zip_code = /** @type {(inputs: Zip_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Zip Code`)
};

const fr_zip_code = /** @type {(inputs: Zip_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code postal`)
};

/**
* | output |
* | --- |
* | "Zip Code" |
*
* @param {Zip_CodeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const zip_code = /** @type {((inputs?: Zip_CodeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Zip_CodeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_zip_code(inputs)
	return en_zip_code(inputs)
});