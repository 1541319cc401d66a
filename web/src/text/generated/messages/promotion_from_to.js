/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, fromPrice: NonNullable<unknown>, to: NonNullable<unknown>, toPrice: NonNullable<unknown> }} Promotion_From_ToInputs */

const en_promotion_from_to = /** @type {(inputs: Promotion_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`From ${i?.from} (${i?.fromPrice}) To ${i?.to} (${i?.toPrice})`)
};

const fr_promotion_from_to = /** @type {(inputs: Promotion_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`De ${i?.from} (${i?.fromPrice}) à ${i?.to} (${i?.toPrice})`)
};

/**
* | output |
* | --- |
* | "From {from} ({fromPrice}) To {to} ({toPrice})" |
*
* @param {Promotion_From_ToInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const promotion_from_to = /** @type {((inputs: Promotion_From_ToInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Promotion_From_ToInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_promotion_from_to(inputs)
	return en_promotion_from_to(inputs)
});