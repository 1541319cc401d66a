/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shipping_Prices_ChangedInputs */

const en_shipping_prices_changed = /** @type {(inputs: Shipping_Prices_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The shipping prices have changed. Please refresh the page and re-add the products to the cart.`)
};

const fr_shipping_prices_changed = /** @type {(inputs: Shipping_Prices_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les prix de livraison ont changé. Veuillez actualiser la page et ajouter à nouveau les produits au panier.`)
};

/**
* | output |
* | --- |
* | "The shipping prices have changed. Please refresh the page and re-add the products to the cart." |
*
* @param {Shipping_Prices_ChangedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const shipping_prices_changed = /** @type {((inputs?: Shipping_Prices_ChangedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shipping_Prices_ChangedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_shipping_prices_changed(inputs)
	return en_shipping_prices_changed(inputs)
});