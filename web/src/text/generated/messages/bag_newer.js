/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bag_NewerInputs */

const en_bag_newer = /** @type {(inputs: Bag_NewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your bag was saved by a newer version of this page.`)
};

const fr_bag_newer = /** @type {(inputs: Bag_NewerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier a été enregistré par une version plus récente de cette page.`)
};

/**
* | output |
* | --- |
* | "Your bag was saved by a newer version of this page." |
*
* @param {Bag_NewerInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const bag_newer = /** @type {((inputs?: Bag_NewerInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bag_NewerInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_bag_newer(inputs)
	return en_bag_newer(inputs)
});