/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_Safe_TitleInputs */

const en_home_promise_safe_title = /** @type {(inputs: Home_Promise_Safe_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Body-safe, every piece`)
};

const fr_home_promise_safe_title = /** @type {(inputs: Home_Promise_Safe_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans danger pour le corps`)
};

/**
* | output |
* | --- |
* | "Body-safe, every piece" |
*
* @param {Home_Promise_Safe_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_safe_title = /** @type {((inputs?: Home_Promise_Safe_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_Safe_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_safe_title(inputs)
	return en_home_promise_safe_title(inputs)
});