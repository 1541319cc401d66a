/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown> }} Progress_PercentInputs */

const en_progress_percent = /** @type {(inputs: Progress_PercentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n}% off`)
};

const fr_progress_percent = /** @type {(inputs: Progress_PercentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n} % de réduction`)
};

/**
* | output |
* | --- |
* | "{n}% off" |
*
* @param {Progress_PercentInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const progress_percent = /** @type {((inputs: Progress_PercentInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Progress_PercentInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_progress_percent(inputs)
	return en_progress_percent(inputs)
});