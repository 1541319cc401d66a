/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ step: NonNullable<unknown> }} Change_StepInputs */

const en_change_step = /** @type {(inputs: Change_StepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Change: ${i?.step}`)
};

const fr_change_step = /** @type {(inputs: Change_StepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Modifier : ${i?.step}`)
};

/**
* | output |
* | --- |
* | "Change: {step}" |
*
* @param {Change_StepInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const change_step = /** @type {((inputs: Change_StepInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Change_StepInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_change_step(inputs)
	return en_change_step(inputs)
});