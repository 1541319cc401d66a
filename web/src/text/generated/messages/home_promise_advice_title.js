/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_Advice_TitleInputs */

const en_home_promise_advice_title = /** @type {(inputs: Home_Promise_Advice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Advice from people`)
};

const fr_home_promise_advice_title = /** @type {(inputs: Home_Promise_Advice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des conseils humains`)
};

/**
* | output |
* | --- |
* | "Advice from people" |
*
* @param {Home_Promise_Advice_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_advice_title = /** @type {((inputs?: Home_Promise_Advice_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_Advice_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_advice_title(inputs)
	return en_home_promise_advice_title(inputs)
});