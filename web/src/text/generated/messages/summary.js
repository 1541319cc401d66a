/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} SummaryInputs */

const en_summary = /** @type {(inputs: SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summary`)
};

const fr_summary = /** @type {(inputs: SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Récapitulatif`)
};

/**
* | output |
* | --- |
* | "Summary" |
*
* @param {SummaryInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const summary = /** @type {((inputs?: SummaryInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<SummaryInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_summary(inputs)
	return en_summary(inputs)
});