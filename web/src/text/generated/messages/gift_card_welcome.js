/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ store: NonNullable<unknown>, amount_remaining: NonNullable<unknown> }} Gift_Card_WelcomeInputs */

const en_gift_card_welcome = /** @type {(inputs: Gift_Card_WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Welcome to ${i?.store}! A credit of $${i?.amount_remaining} has been applied and waiting for you in your cart!`)
};

const fr_gift_card_welcome = /** @type {(inputs: Gift_Card_WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bienvenue chez ${i?.store} ! Un crédit de ${i?.amount_remaining} $ a été appliqué et vous attend dans votre panier !`)
};

/**
* | output |
* | --- |
* | "Welcome to {store}! A credit of ${amount_remaining} has been applied and waiting for you in your cart!" |
*
* @param {Gift_Card_WelcomeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gift_card_welcome = /** @type {((inputs: Gift_Card_WelcomeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gift_Card_WelcomeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gift_card_welcome(inputs)
	return en_gift_card_welcome(inputs)
});