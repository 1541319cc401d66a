/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_To_InstockInputs */

const en_validation_to_instock = /** @type {(inputs: Validation_To_InstockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The inventory status has changed from pre-order to in-stock`)
};

const fr_validation_to_instock = /** @type {(inputs: Validation_To_InstockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La disponibilité est passée de « précommande » à « en stock »`)
};

/**
* | output |
* | --- |
* | "The inventory status has changed from pre-order to in-stock" |
*
* @param {Validation_To_InstockInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_to_instock = /** @type {((inputs?: Validation_To_InstockInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_To_InstockInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_to_instock(inputs)
	return en_validation_to_instock(inputs)
});