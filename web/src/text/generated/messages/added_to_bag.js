/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ title: NonNullable<unknown> }} Added_To_BagInputs */

const en_added_to_bag = /** @type {(inputs: Added_To_BagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} is in your bag`)
};

const fr_added_to_bag = /** @type {(inputs: Added_To_BagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} est dans votre panier`)
};

/**
* | output |
* | --- |
* | "{title} is in your bag" |
*
* @param {Added_To_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const added_to_bag = /** @type {((inputs: Added_To_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Added_To_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_added_to_bag(inputs)
	return en_added_to_bag(inputs)
});