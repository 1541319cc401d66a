/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_PromisesInputs */

const en_home_promises = /** @type {(inputs: Home_PromisesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Why people stay`)
};

const fr_home_promises = /** @type {(inputs: Home_PromisesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourquoi on nous reste fidèle`)
};

/**
* | output |
* | --- |
* | "Why people stay" |
*
* @param {Home_PromisesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promises = /** @type {((inputs?: Home_PromisesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_PromisesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promises(inputs)
	return en_home_promises(inputs)
});