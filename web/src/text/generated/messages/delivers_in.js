/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Delivers_InInputs */

const en_delivers_in = /** @type {(inputs: Delivers_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`(Delivers in ${i?.min} - ${i?.max} days)`)
};

const fr_delivers_in = /** @type {(inputs: Delivers_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`(Livraison en ${i?.min} - ${i?.max} jours)`)
};

/**
* | output |
* | --- |
* | "(Delivers in {min} - {max} days)" |
*
* @param {Delivers_InInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const delivers_in = /** @type {((inputs: Delivers_InInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Delivers_InInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_delivers_in(inputs)
	return en_delivers_in(inputs)
});