/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Step_UpsellsInputs */

const en_step_upsells = /** @type {(inputs: Step_UpsellsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offers`)
};

const fr_step_upsells = /** @type {(inputs: Step_UpsellsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offres`)
};

/**
* | output |
* | --- |
* | "Offers" |
*
* @param {Step_UpsellsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const step_upsells = /** @type {((inputs?: Step_UpsellsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Step_UpsellsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_step_upsells(inputs)
	return en_step_upsells(inputs)
});