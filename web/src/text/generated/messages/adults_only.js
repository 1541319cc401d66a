/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Adults_OnlyInputs */

const en_adults_only = /** @type {(inputs: Adults_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For adults only. You must be at least 18 years old to shop here.`)
};

const fr_adults_only = /** @type {(inputs: Adults_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Réservé aux adultes. Vous devez avoir au moins 18 ans pour acheter ici.`)
};

/**
* | output |
* | --- |
* | "For adults only. You must be at least 18 years old to shop here." |
*
* @param {Adults_OnlyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const adults_only = /** @type {((inputs?: Adults_OnlyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Adults_OnlyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_adults_only(inputs)
	return en_adults_only(inputs)
});