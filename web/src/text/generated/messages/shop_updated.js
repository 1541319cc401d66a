/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shop_UpdatedInputs */

const en_shop_updated = /** @type {(inputs: Shop_UpdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The shop has just been updated. Please do that once more.`)
};

const fr_shop_updated = /** @type {(inputs: Shop_UpdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La boutique vient d’être mise à jour. Veuillez recommencer.`)
};

/**
* | output |
* | --- |
* | "The shop has just been updated. Please do that once more." |
*
* @param {Shop_UpdatedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shop_updated = /** @type {((inputs?: Shop_UpdatedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shop_UpdatedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shop_updated(inputs)
	return en_shop_updated(inputs)
});