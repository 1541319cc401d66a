/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Announcement_DiscreetInputs */

const en_announcement_discreet = /** @type {(inputs: Announcement_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discreet packaging`)
};

const fr_announcement_discreet = /** @type {(inputs: Announcement_DiscreetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emballage discret`)
};

/**
* | output |
* | --- |
* | "Discreet packaging" |
*
* @param {Announcement_DiscreetInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const announcement_discreet = /** @type {((inputs?: Announcement_DiscreetInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Announcement_DiscreetInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_announcement_discreet(inputs)
	return en_announcement_discreet(inputs)
});