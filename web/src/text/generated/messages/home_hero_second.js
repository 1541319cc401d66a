/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Hero_SecondInputs */

const en_home_hero_second = /** @type {(inputs: Home_Hero_SecondInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Browse everything`)
};

const fr_home_hero_second = /** @type {(inputs: Home_Hero_SecondInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout parcourir`)
};

/**
* | output |
* | --- |
* | "Browse everything" |
*
* @param {Home_Hero_SecondInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_hero_second = /** @type {((inputs?: Home_Hero_SecondInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Hero_SecondInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_hero_second(inputs)
	return en_home_hero_second(inputs)
});