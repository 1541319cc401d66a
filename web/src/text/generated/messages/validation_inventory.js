/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Validation_InventoryInputs */

const en_validation_inventory = /** @type {(inputs: Validation_InventoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This item is out of stock`)
};

const fr_validation_inventory = /** @type {(inputs: Validation_InventoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet article est en rupture de stock`)
};

/**
* | output |
* | --- |
* | "This item is out of stock" |
*
* @param {Validation_InventoryInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const validation_inventory = /** @type {((inputs?: Validation_InventoryInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Validation_InventoryInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_validation_inventory(inputs)
	return en_validation_inventory(inputs)
});