/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Excluded_From_PromotionInputs */

const en_excluded_from_promotion = /** @type {(inputs: Excluded_From_PromotionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Excluded from promotion`)
};

const fr_excluded_from_promotion = /** @type {(inputs: Excluded_From_PromotionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Exclu de la promotion`)
};

/**
* | output |
* | --- |
* | "Excluded from promotion" |
*
* @param {Excluded_From_PromotionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const excluded_from_promotion = /** @type {((inputs?: Excluded_From_PromotionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Excluded_From_PromotionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_excluded_from_promotion(inputs)
	return en_excluded_from_promotion(inputs)
});