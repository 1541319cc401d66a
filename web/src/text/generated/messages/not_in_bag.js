/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Not_In_BagInputs */

const en_not_in_bag = /** @type {(inputs: Not_In_BagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} is not in your bag yet. Check your connection and try again.`)
};

const fr_not_in_bag = /** @type {(inputs: Not_In_BagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} n’est pas encore dans votre panier. Vérifiez votre connexion et réessayez.`)
};

/**
* | output |
* | --- |
* | "{title} is not in your bag yet. Check your connection and try again." |
*
* @param {Not_In_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const not_in_bag = /** @type {((inputs: Not_In_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_In_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_not_in_bag(inputs)
	return en_not_in_bag(inputs)
});