/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Announcement_FreeInputs */

const en_announcement_free = /** @type {(inputs: Announcement_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free shipping`)
};

const fr_announcement_free = /** @type {(inputs: Announcement_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison offerte`)
};

/**
* | output |
* | --- |
* | "Free shipping" |
*
* @param {Announcement_FreeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const announcement_free = /** @type {((inputs?: Announcement_FreeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Announcement_FreeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_announcement_free(inputs)
	return en_announcement_free(inputs)
});