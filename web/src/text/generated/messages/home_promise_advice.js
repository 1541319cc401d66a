/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_AdviceInputs */

const en_home_promise_advice = /** @type {(inputs: Home_Promise_AdviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write to us about anything. A person reads and answers.`)
};

const fr_home_promise_advice = /** @type {(inputs: Home_Promise_AdviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrivez-nous à propos de tout. Une personne lit et répond.`)
};

/**
* | output |
* | --- |
* | "Write to us about anything. A person reads and answers." |
*
* @param {Home_Promise_AdviceInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_advice = /** @type {((inputs?: Home_Promise_AdviceInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_AdviceInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_advice(inputs)
	return en_home_promise_advice(inputs)
});