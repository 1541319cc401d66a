/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Billing_Same_As_ShippingInputs */

const en_billing_same_as_shipping = /** @type {(inputs: Billing_Same_As_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Billing address is same as shipping`)
};

const fr_billing_same_as_shipping = /** @type {(inputs: Billing_Same_As_ShippingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L'adresse de facturation est la même que celle de livraison`)
};

/**
* | output |
* | --- |
* | "Billing address is same as shipping" |
*
* @param {Billing_Same_As_ShippingInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const billing_same_as_shipping = /** @type {((inputs?: Billing_Same_As_ShippingInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Billing_Same_As_ShippingInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_billing_same_as_shipping(inputs)
	return en_billing_same_as_shipping(inputs)
});