/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bag_EmptyInputs */

const en_bag_empty = /** @type {(inputs: Bag_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your shopping bag is empty`)
};

const fr_bag_empty = /** @type {(inputs: Bag_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier est vide`)
};

/**
* | output |
* | --- |
* | "Your shopping bag is empty" |
*
* @param {Bag_EmptyInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const bag_empty = /** @type {((inputs?: Bag_EmptyInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bag_EmptyInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_bag_empty(inputs)
	return en_bag_empty(inputs)
});