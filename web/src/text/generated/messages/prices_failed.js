/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Prices_FailedInputs */

const en_prices_failed = /** @type {(inputs: Prices_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not update the prices in your bag.`)
};

const fr_prices_failed = /** @type {(inputs: Prices_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas pu mettre à jour les prix de votre panier.`)
};

/**
* | output |
* | --- |
* | "We could not update the prices in your bag." |
*
* @param {Prices_FailedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const prices_failed = /** @type {((inputs?: Prices_FailedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Prices_FailedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_prices_failed(inputs)
	return en_prices_failed(inputs)
});