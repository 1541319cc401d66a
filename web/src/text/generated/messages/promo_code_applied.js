/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ code: NonNullable<unknown> }} Promo_Code_AppliedInputs */

const en_promo_code_applied = /** @type {(inputs: Promo_Code_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.code} is applied`)
};

const fr_promo_code_applied = /** @type {(inputs: Promo_Code_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.code} est appliqué`)
};

/**
* | output |
* | --- |
* | "{code} is applied" |
*
* @param {Promo_Code_AppliedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const promo_code_applied = /** @type {((inputs: Promo_Code_AppliedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Promo_Code_AppliedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_promo_code_applied(inputs)
	return en_promo_code_applied(inputs)
});