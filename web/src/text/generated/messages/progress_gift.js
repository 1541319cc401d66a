/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Progress_GiftInputs */

const en_progress_gift = /** @type {(inputs: Progress_GiftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`a free ${i?.title}`)
};

const fr_progress_gift = /** @type {(inputs: Progress_GiftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} en cadeau`)
};

/**
* | output |
* | --- |
* | "a free {title}" |
*
* @param {Progress_GiftInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const progress_gift = /** @type {((inputs: Progress_GiftInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Progress_GiftInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_progress_gift(inputs)
	return en_progress_gift(inputs)
});