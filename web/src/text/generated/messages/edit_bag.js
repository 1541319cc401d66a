/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Edit_BagInputs */

const en_edit_bag = /** @type {(inputs: Edit_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit bag`)
};

const fr_edit_bag = /** @type {(inputs: Edit_BagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier le panier`)
};

/**
* | output |
* | --- |
* | "Edit bag" |
*
* @param {Edit_BagInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const edit_bag = /** @type {((inputs?: Edit_BagInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Edit_BagInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_edit_bag(inputs)
	return en_edit_bag(inputs)
});