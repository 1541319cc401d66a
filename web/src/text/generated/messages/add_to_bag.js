/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Add_To_BagInputs */

const en_add_to_bag = /** @type {(inputs: Add_To_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add to bag`)
};

const fr_add_to_bag = /** @type {(inputs: Add_To_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter au panier`)
};

/**
* | output |
* | --- |
* | "Add to bag" |
*
* @param {Add_To_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const add_to_bag = /** @type {((inputs?: Add_To_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Add_To_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_add_to_bag(inputs)
	return en_add_to_bag(inputs)
});