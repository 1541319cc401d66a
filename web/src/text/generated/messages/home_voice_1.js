/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Voice_1Inputs */

const en_home_voice_1 = /** @type {(inputs: Home_Voice_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The box told my neighbours nothing, and the advice told me everything.`)
};

const fr_home_voice_1 = /** @type {(inputs: Home_Voice_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La boîte n'a rien dit à mes voisins, et les conseils m'ont tout dit.`)
};

/**
* | output |
* | --- |
* | "The box told my neighbours nothing, and the advice told me everything." |
*
* @param {Home_Voice_1Inputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voice_1 = /** @type {((inputs?: Home_Voice_1Inputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Voice_1Inputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voice_1(inputs)
	return en_home_voice_1(inputs)
});