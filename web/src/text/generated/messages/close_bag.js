/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Close_BagInputs */

const en_close_bag = /** @type {(inputs: Close_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close your bag`)
};

const fr_close_bag = /** @type {(inputs: Close_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermer votre panier`)
};

/**
* | output |
* | --- |
* | "Close your bag" |
*
* @param {Close_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const close_bag = /** @type {((inputs?: Close_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Close_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_close_bag(inputs)
	return en_close_bag(inputs)
});