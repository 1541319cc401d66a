/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} MaterialsInputs */

const en_materials = /** @type {(inputs: MaterialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Materials and care`)
};

const fr_materials = /** @type {(inputs: MaterialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Matières et entretien`)
};

/**
* | output |
* | --- |
* | "Materials and care" |
*
* @param {MaterialsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const materials = /** @type {((inputs?: MaterialsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<MaterialsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_materials(inputs)
	return en_materials(inputs)
});