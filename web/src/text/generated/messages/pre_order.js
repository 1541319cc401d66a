/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pre_OrderInputs */

const en_pre_order = /** @type {(inputs: Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-order`)
};

const fr_pre_order = /** @type {(inputs: Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommande`)
};

/**
* | output |
* | --- |
* | "Pre-order" |
*
* @param {Pre_OrderInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const pre_order = /** @type {((inputs?: Pre_OrderInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pre_OrderInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_pre_order(inputs)
	return en_pre_order(inputs)
});