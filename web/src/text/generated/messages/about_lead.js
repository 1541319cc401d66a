/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_LeadInputs */

const en_about_lead = /** @type {(inputs: About_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We sell things for pleasure the way others sell good kitchen knives: with care, without a wink.`)
};

const fr_about_lead = /** @type {(inputs: About_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous vendons des objets de plaisir comme d'autres vendent de bons couteaux de cuisine : avec soin, sans clin d'œil.`)
};

/**
* | output |
* | --- |
* | "We sell things for pleasure the way others sell good kitchen knives: with care, without a wink." |
*
* @param {About_LeadInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const about_lead = /** @type {((inputs?: About_LeadInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_LeadInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_about_lead(inputs)
	return en_about_lead(inputs)
});