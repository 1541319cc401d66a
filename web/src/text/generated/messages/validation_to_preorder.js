/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_To_PreorderInputs */

const en_validation_to_preorder = /** @type {(inputs: Validation_To_PreorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The inventory status has changed from in-stock to pre-order`)
};

const fr_validation_to_preorder = /** @type {(inputs: Validation_To_PreorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La disponibilité est passée de « en stock » à « précommande »`)
};

/**
* | output |
* | --- |
* | "The inventory status has changed from in-stock to pre-order" |
*
* @param {Validation_To_PreorderInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_to_preorder = /** @type {((inputs?: Validation_To_PreorderInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_To_PreorderInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_to_preorder(inputs)
	return en_validation_to_preorder(inputs)
});