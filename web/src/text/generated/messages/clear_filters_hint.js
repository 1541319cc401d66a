/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Clear_Filters_HintInputs */

const en_clear_filters_hint = /** @type {(inputs: Clear_Filters_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clear your filters and try again`)
};

const fr_clear_filters_hint = /** @type {(inputs: Clear_Filters_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Effacez vos filtres et réessayez`)
};

/**
* | output |
* | --- |
* | "Clear your filters and try again" |
*
* @param {Clear_Filters_HintInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const clear_filters_hint = /** @type {((inputs?: Clear_Filters_HintInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Clear_Filters_HintInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_clear_filters_hint(inputs)
	return en_clear_filters_hint(inputs)
});