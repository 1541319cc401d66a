/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Voice_2_LinkInputs */

const en_home_voice_2_link = /** @type {(inputs: Home_Voice_2_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what they chose: training sets`)
};

const fr_home_voice_2_link = /** @type {(inputs: Home_Voice_2_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir leur choix : coffrets d'initiation`)
};

/**
* | output |
* | --- |
* | "See what they chose: training sets" |
*
* @param {Home_Voice_2_LinkInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voice_2_link = /** @type {((inputs?: Home_Voice_2_LinkInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Voice_2_LinkInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voice_2_link(inputs)
	return en_home_voice_2_link(inputs)
});