/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} RegionInputs */

const en_region = /** @type {(inputs: RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Region and currency`)
};

const fr_region = /** @type {(inputs: RegionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Région et devise`)
};

/**
* | output |
* | --- |
* | "Region and currency" |
*
* @param {RegionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const region = /** @type {((inputs?: RegionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RegionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_region(inputs)
	return en_region(inputs)
});