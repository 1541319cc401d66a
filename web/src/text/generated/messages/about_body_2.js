/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Body_2Inputs */

const en_about_body_2 = /** @type {(inputs: About_Body_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We are made first for gay and wider LGBTQ+ shoppers, and for anyone who's curious. Whatever you know or don't know yet, you are in the right place.`)
};

const fr_about_body_2 = /** @type {(inputs: About_Body_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous pensons d'abord au public gay et LGBTQ+, et à tous les curieux. Quoi que vous sachiez déjà, vous êtes au bon endroit.`)
};

/**
* | output |
* | --- |
* | "We are made first for gay and wider LGBTQ+ shoppers, and for anyone who's curious. Whatever you know or don't know yet, you are in the right place." |
*
* @param {About_Body_2Inputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const about_body_2 = /** @type {((inputs?: About_Body_2Inputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Body_2Inputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_about_body_2(inputs)
	return en_about_body_2(inputs)
});