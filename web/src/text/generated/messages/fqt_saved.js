/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ x: NonNullable<unknown> }} Fqt_SavedInputs */

const en_fqt_saved = /** @type {(inputs: Fqt_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Congrats! You saved ${i?.x} on shipping`)
};

const fr_fqt_saved = /** @type {(inputs: Fqt_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bravo ! Vous avez économisé ${i?.x} sur la livraison`)
};

/**
* | output |
* | --- |
* | "Congrats! You saved {x} on shipping" |
*
* @param {Fqt_SavedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const fqt_saved = /** @type {((inputs: Fqt_SavedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fqt_SavedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_fqt_saved(inputs)
	return en_fqt_saved(inputs)
});