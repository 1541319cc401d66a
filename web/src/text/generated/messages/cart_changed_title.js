/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Changed_TitleInputs */

const en_cart_changed_title = /** @type {(inputs: Cart_Changed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart has changed`)
};

const fr_cart_changed_title = /** @type {(inputs: Cart_Changed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier a changé`)
};

/**
* | output |
* | --- |
* | "Your cart has changed" |
*
* @param {Cart_Changed_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const cart_changed_title = /** @type {((inputs?: Cart_Changed_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Changed_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_cart_changed_title(inputs)
	return en_cart_changed_title(inputs)
});