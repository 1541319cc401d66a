/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_VoicesInputs */

const en_home_voices = /** @type {(inputs: Home_VoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What shoppers say`)
};

const fr_home_voices = /** @type {(inputs: Home_VoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qu'en disent nos clients`)
};

/**
* | output |
* | --- |
* | "What shoppers say" |
*
* @param {Home_VoicesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voices = /** @type {((inputs?: Home_VoicesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_VoicesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voices(inputs)
	return en_home_voices(inputs)
});