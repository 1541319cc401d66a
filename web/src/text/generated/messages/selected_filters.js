/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown> }} Selected_FiltersInputs */

const en_selected_filters = /** @type {(inputs: Selected_FiltersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n} selected`)
};

const fr_selected_filters = /** @type {(inputs: Selected_FiltersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.n} sélectionnés`)
};

/**
* | output |
* | --- |
* | "{n} selected" |
*
* @param {Selected_FiltersInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const selected_filters = /** @type {((inputs: Selected_FiltersInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Selected_FiltersInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_selected_filters(inputs)
	return en_selected_filters(inputs)
});