/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Free_GiftInputs */

const en_free_gift = /** @type {(inputs: Free_GiftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free gift`)
};

const fr_free_gift = /** @type {(inputs: Free_GiftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cadeau`)
};

/**
* | output |
* | --- |
* | "Free gift" |
*
* @param {Free_GiftInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const free_gift = /** @type {((inputs?: Free_GiftInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Free_GiftInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_free_gift(inputs)
	return en_free_gift(inputs)
});