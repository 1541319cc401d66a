/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Pay_With_Gift_CardInputs */

const en_pay_with_gift_card = /** @type {(inputs: Pay_With_Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay with Gift Card`)
};

const fr_pay_with_gift_card = /** @type {(inputs: Pay_With_Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer avec la carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Pay with Gift Card" |
*
* @param {Pay_With_Gift_CardInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const pay_with_gift_card = /** @type {((inputs?: Pay_With_Gift_CardInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pay_With_Gift_CardInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_pay_with_gift_card(inputs)
	return en_pay_with_gift_card(inputs)
});