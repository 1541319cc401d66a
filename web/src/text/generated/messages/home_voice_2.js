/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Voice_2Inputs */

const en_home_voice_2 = /** @type {(inputs: Home_Voice_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Finally a shop that talks to grown-ups. I found the right size on the first try.`)
};

const fr_home_voice_2 = /** @type {(inputs: Home_Voice_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enfin une boutique qui parle à des adultes. J'ai trouvé la bonne taille du premier coup.`)
};

/**
* | output |
* | --- |
* | "Finally a shop that talks to grown-ups. I found the right size on the first try." |
*
* @param {Home_Voice_2Inputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voice_2 = /** @type {((inputs?: Home_Voice_2Inputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Voice_2Inputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voice_2(inputs)
	return en_home_voice_2(inputs)
});