/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_DescriptionInputs */

const en_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sexual wellness for gay and wider LGBTQ+ shoppers, and anyone who's curious. Free and discreet shipping, 24/7 live-chat advice.`)
};

const fr_site_description = /** @type {(inputs: Site_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bien-être sexuel pour le public gay et LGBTQ+, et pour tous les curieux. Livraison gratuite et discrète, conseils par clavardage 24 h/24.`)
};

/**
* | output |
* | --- |
* | "Sexual wellness for gay and wider LGBTQ+ shoppers, and anyone who's curious. Free and discreet shipping, 24/7 live-chat advice." |
*
* @param {Site_DescriptionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const site_description = /** @type {((inputs?: Site_DescriptionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_DescriptionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_site_description(inputs)
	return en_site_description(inputs)
});