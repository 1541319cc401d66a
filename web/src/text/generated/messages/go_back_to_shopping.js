/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Go_Back_To_ShoppingInputs */

const en_go_back_to_shopping = /** @type {(inputs: Go_Back_To_ShoppingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back to shopping`)
};

const fr_go_back_to_shopping = /** @type {(inputs: Go_Back_To_ShoppingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retourner magasiner`)
};

/**
* | output |
* | --- |
* | "Go back to shopping" |
*
* @param {Go_Back_To_ShoppingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const go_back_to_shopping = /** @type {((inputs?: Go_Back_To_ShoppingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Go_Back_To_ShoppingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_go_back_to_shopping(inputs)
	return en_go_back_to_shopping(inputs)
});