/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} State_Or_RegionInputs */

const en_state_or_region = /** @type {(inputs: State_Or_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`State / Region`)
};

const fr_state_or_region = /** @type {(inputs: State_Or_RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`État / Région`)
};

/**
* | output |
* | --- |
* | "State / Region" |
*
* @param {State_Or_RegionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const state_or_region = /** @type {((inputs?: State_Or_RegionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<State_Or_RegionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_state_or_region(inputs)
	return en_state_or_region(inputs)
});