/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_MaterialInputs */

const en_filter_material = /** @type {(inputs: Filter_MaterialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Material`)
};

const fr_filter_material = /** @type {(inputs: Filter_MaterialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Matière`)
};

/**
* | output |
* | --- |
* | "Material" |
*
* @param {Filter_MaterialInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_material = /** @type {((inputs?: Filter_MaterialInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_MaterialInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_material(inputs)
	return en_filter_material(inputs)
});