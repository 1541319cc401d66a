/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} DutiesInputs */

const en_duties = /** @type {(inputs: DutiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duties`)
};

const fr_duties = /** @type {(inputs: DutiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Droits de douane`)
};

/**
* | output |
* | --- |
* | "Duties" |
*
* @param {DutiesInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const duties = /** @type {((inputs?: DutiesInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<DutiesInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_duties(inputs)
	return en_duties(inputs)
});