/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Open_BagInputs */

const en_open_bag = /** @type {(inputs: Open_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open your bag`)
};

const fr_open_bag = /** @type {(inputs: Open_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir votre panier`)
};

/**
* | output |
* | --- |
* | "Open your bag" |
*
* @param {Open_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const open_bag = /** @type {((inputs?: Open_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_open_bag(inputs)
	return en_open_bag(inputs)
});