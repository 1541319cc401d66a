/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Review_Shipping_AddressInputs */

const en_review_shipping_address = /** @type {(inputs: Review_Shipping_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please review you shipping address and try again`)
};

const fr_review_shipping_address = /** @type {(inputs: Review_Shipping_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez vérifier votre adresse de livraison et réessayer`)
};

/**
* | output |
* | --- |
* | "Please review you shipping address and try again" |
*
* @param {Review_Shipping_AddressInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const review_shipping_address = /** @type {((inputs?: Review_Shipping_AddressInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Review_Shipping_AddressInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_review_shipping_address(inputs)
	return en_review_shipping_address(inputs)
});