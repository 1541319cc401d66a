/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Voice_3_LinkInputs */

const en_home_voice_3_link = /** @type {(inputs: Home_Voice_3_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what they chose: vibrators`)
};

const fr_home_voice_3_link = /** @type {(inputs: Home_Voice_3_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir leur choix : vibromasseurs`)
};

/**
* | output |
* | --- |
* | "See what they chose: vibrators" |
*
* @param {Home_Voice_3_LinkInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_voice_3_link = /** @type {((inputs?: Home_Voice_3_LinkInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Voice_3_LinkInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_voice_3_link(inputs)
	return en_home_voice_3_link(inputs)
});