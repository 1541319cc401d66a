/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Former_PriceInputs */

const en_former_price = /** @type {(inputs: Former_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Former price:`)
};

const fr_former_price = /** @type {(inputs: Former_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ancien prix :`)
};

/**
* | output |
* | --- |
* | "Former price:" |
*
* @param {Former_PriceInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const former_price = /** @type {((inputs?: Former_PriceInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Former_PriceInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_former_price(inputs)
	return en_former_price(inputs)
});