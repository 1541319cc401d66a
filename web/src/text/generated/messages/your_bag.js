/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Your_BagInputs */

const en_your_bag = /** @type {(inputs: Your_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your bag`)
};

const fr_your_bag = /** @type {(inputs: Your_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier`)
};

/**
* | output |
* | --- |
* | "Your bag" |
*
* @param {Your_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const your_bag = /** @type {((inputs?: Your_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Your_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_your_bag(inputs)
	return en_your_bag(inputs)
});