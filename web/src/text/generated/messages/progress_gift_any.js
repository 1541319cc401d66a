/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Progress_Gift_AnyInputs */

const en_progress_gift_any = /** @type {(inputs: Progress_Gift_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a free gift`)
};

const fr_progress_gift_any = /** @type {(inputs: Progress_Gift_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un cadeau`)
};

/**
* | output |
* | --- |
* | "a free gift" |
*
* @param {Progress_Gift_AnyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const progress_gift_any = /** @type {((inputs?: Progress_Gift_AnyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Progress_Gift_AnyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_progress_gift_any(inputs)
	return en_progress_gift_any(inputs)
});