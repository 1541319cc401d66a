/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} View_BagInputs */

const en_view_bag = /** @type {(inputs: View_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View your bag`)
};

const fr_view_bag = /** @type {(inputs: View_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir votre panier`)
};

/**
* | output |
* | --- |
* | "View your bag" |
*
* @param {View_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const view_bag = /** @type {((inputs?: View_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<View_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_view_bag(inputs)
	return en_view_bag(inputs)
});