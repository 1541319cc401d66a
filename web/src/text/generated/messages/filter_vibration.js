/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_VibrationInputs */

const en_filter_vibration = /** @type {(inputs: Filter_VibrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vibration`)
};

const fr_filter_vibration = /** @type {(inputs: Filter_VibrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vibration`)
};

/**
* | output |
* | --- |
* | "Vibration" |
*
* @param {Filter_VibrationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_vibration = /** @type {((inputs?: Filter_VibrationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_VibrationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_vibration(inputs)
	return en_filter_vibration(inputs)
});