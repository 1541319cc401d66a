/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ rest: NonNullable<unknown>, reward: NonNullable<unknown> }} Progress_AwayInputs */

const en_progress_away = /** @type {(inputs: Progress_AwayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.rest} away from ${i?.reward}`)
};

const fr_progress_away = /** @type {(inputs: Progress_AwayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus que ${i?.rest} pour : ${i?.reward}`)
};

/**
* | output |
* | --- |
* | "{rest} away from {reward}" |
*
* @param {Progress_AwayInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const progress_away = /** @type {((inputs: Progress_AwayInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Progress_AwayInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_progress_away(inputs)
	return en_progress_away(inputs)
});