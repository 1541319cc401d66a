/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, count: NonNullable<unknown> }} Giftcard_PlaceInputs */

const en_giftcard_place = /** @type {(inputs: Giftcard_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`(${i?.number} of ${i?.count})`)
};

const fr_giftcard_place = /** @type {(inputs: Giftcard_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`(${i?.number} sur ${i?.count})`)
};

/**
* | output |
* | --- |
* | "({number} of {count})" |
*
* @param {Giftcard_PlaceInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_place = /** @type {((inputs: Giftcard_PlaceInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_PlaceInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_place(inputs)
	return en_giftcard_place(inputs)
});