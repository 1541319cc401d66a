/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ promotion: NonNullable<unknown>, message: NonNullable<unknown> }} Validation_PromotionInputs */

const en_validation_promotion = /** @type {(inputs: Validation_PromotionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.promotion}: ${i?.message}`)
};

const fr_validation_promotion = /** @type {(inputs: Validation_PromotionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.promotion} : ${i?.message}`)
};

/**
* | output |
* | --- |
* | "{promotion}: {message}" |
*
* @param {Validation_PromotionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_promotion = /** @type {((inputs: Validation_PromotionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_PromotionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_promotion(inputs)
	return en_validation_promotion(inputs)
});