/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_SafeInputs */

const en_home_promise_safe = /** @type {(inputs: Home_Promise_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skin-friendly materials, written on every product page.`)
};

const fr_home_promise_safe = /** @type {(inputs: Home_Promise_SafeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des matières douces pour la peau, indiquées sur chaque fiche.`)
};

/**
* | output |
* | --- |
* | "Skin-friendly materials, written on every product page." |
*
* @param {Home_Promise_SafeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_safe = /** @type {((inputs?: Home_Promise_SafeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_SafeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_safe(inputs)
	return en_home_promise_safe(inputs)
});