/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Filter_SuctionInputs */

const en_filter_suction = /** @type {(inputs: Filter_SuctionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suction`)
};

const fr_filter_suction = /** @type {(inputs: Filter_SuctionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Succion`)
};

/**
* | output |
* | --- |
* | "Suction" |
*
* @param {Filter_SuctionInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const filter_suction = /** @type {((inputs?: Filter_SuctionInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Filter_SuctionInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_filter_suction(inputs)
	return en_filter_suction(inputs)
});