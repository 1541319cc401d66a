/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} ShopInputs */

const en_shop = /** @type {(inputs: ShopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shop`)
};

const fr_shop = /** @type {(inputs: ShopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Boutique`)
};

/**
* | output |
* | --- |
* | "Shop" |
*
* @param {ShopInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shop = /** @type {((inputs?: ShopInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<ShopInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shop(inputs)
	return en_shop(inputs)
});