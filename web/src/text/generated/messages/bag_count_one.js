/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bag_Count_OneInputs */

const en_bag_count_one = /** @type {(inputs: Bag_Count_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 item`)
};

const fr_bag_count_one = /** @type {(inputs: Bag_Count_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 article`)
};

/**
* | output |
* | --- |
* | "1 item" |
*
* @param {Bag_Count_OneInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const bag_count_one = /** @type {((inputs?: Bag_Count_OneInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bag_Count_OneInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_bag_count_one(inputs)
	return en_bag_count_one(inputs)
});