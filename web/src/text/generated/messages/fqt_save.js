/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ x: NonNullable<unknown> }} Fqt_SaveInputs */

const en_fqt_save = /** @type {(inputs: Fqt_SaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add 1 more item to save ${i?.x} on shipping`)
};

const fr_fqt_save = /** @type {(inputs: Fqt_SaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajoutez 1 article pour économiser ${i?.x} sur la livraison`)
};

/**
* | output |
* | --- |
* | "Add 1 more item to save {x} on shipping" |
*
* @param {Fqt_SaveInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const fqt_save = /** @type {((inputs: Fqt_SaveInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fqt_SaveInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_fqt_save(inputs)
	return en_fqt_save(inputs)
});