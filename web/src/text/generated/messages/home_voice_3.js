/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Voice_3Inputs */

const en_home_voice_3 = /** @type {(inputs: Home_Voice_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Soft, quiet, beautifully made. We gave one to friends as well.`)
};

const fr_home_voice_3 = /** @type {(inputs: Home_Voice_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Doux, silencieux, superbement fini. Nous en avons offert un à des amis.`)
};

/**
* | output |
* | --- |
* | "Soft, quiet, beautifully made. We gave one to friends as well." |
*
* @param {Home_Voice_3Inputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voice_3 = /** @type {((inputs?: Home_Voice_3Inputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Voice_3Inputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voice_3(inputs)
	return en_home_voice_3(inputs)
});