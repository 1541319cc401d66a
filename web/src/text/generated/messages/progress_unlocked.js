/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ reward: NonNullable<unknown> }} Progress_UnlockedInputs */

const en_progress_unlocked = /** @type {(inputs: Progress_UnlockedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You have unlocked ${i?.reward}`)
};

const fr_progress_unlocked = /** @type {(inputs: Progress_UnlockedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Débloqué : ${i?.reward}`)
};

/**
* | output |
* | --- |
* | "You have unlocked {reward}" |
*
* @param {Progress_UnlockedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const progress_unlocked = /** @type {((inputs: Progress_UnlockedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Progress_UnlockedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_progress_unlocked(inputs)
	return en_progress_unlocked(inputs)
});