/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Announcement_Free_FromInputs */

const en_announcement_free_from = /** @type {(inputs: Announcement_Free_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Free shipping from ${i?.amount}`)
};

const fr_announcement_free_from = /** @type {(inputs: Announcement_Free_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Livraison offerte dès ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Free shipping from {amount}" |
*
* @param {Announcement_Free_FromInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const announcement_free_from = /** @type {((inputs: Announcement_Free_FromInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Announcement_Free_FromInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_announcement_free_from(inputs)
	return en_announcement_free_from(inputs)
});