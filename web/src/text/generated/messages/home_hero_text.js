/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Hero_TextInputs */

const en_home_hero_text = /** @type {(inputs: Home_Hero_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Body-safe pieces from makers we trust, chosen for gay and wider LGBTQ+ shoppers, and anyone who's curious. In a plain box, at your door.`)
};

const fr_home_hero_text = /** @type {(inputs: Home_Hero_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des pièces sans danger pour le corps, de fabricants de confiance, choisies pour le public gay et LGBTQ+, et pour tous les curieux. Dans une boîte neutre, à votre porte.`)
};

/**
* | output |
* | --- |
* | "Body-safe pieces from makers we trust, chosen for gay and wider LGBTQ+ shoppers, and anyone who's curious. In a plain box, at your door." |
*
* @param {Home_Hero_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_hero_text = /** @type {((inputs?: Home_Hero_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Hero_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_hero_text(inputs)
	return en_home_hero_text(inputs)
});