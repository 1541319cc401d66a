/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_And_ConditionsInputs */

const en_terms_and_conditions = /** @type {(inputs: Terms_And_ConditionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terms & Conditions`)
};

const fr_terms_and_conditions = /** @type {(inputs: Terms_And_ConditionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Conditions générales`)
};

/**
* | output |
* | --- |
* | "Terms & Conditions" |
*
* @param {Terms_And_ConditionsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const terms_and_conditions = /** @type {((inputs?: Terms_And_ConditionsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_And_ConditionsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_terms_and_conditions(inputs)
	return en_terms_and_conditions(inputs)
});