/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Billing_AddressInputs */

const en_billing_address = /** @type {(inputs: Billing_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Billing Address`)
};

const fr_billing_address = /** @type {(inputs: Billing_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Adresse de facturation`)
};

/**
* | output |
* | --- |
* | "Billing Address" |
*
* @param {Billing_AddressInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const billing_address = /** @type {((inputs?: Billing_AddressInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Billing_AddressInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_billing_address(inputs)
	return en_billing_address(inputs)
});