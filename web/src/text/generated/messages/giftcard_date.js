/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_DateInputs */

const en_giftcard_date = /** @type {(inputs: Giftcard_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery date (optional)`)
};

const fr_giftcard_date = /** @type {(inputs: Giftcard_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date d’envoi (facultatif)`)
};

/**
* | output |
* | --- |
* | "Delivery date (optional)" |
*
* @param {Giftcard_DateInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_date = /** @type {((inputs?: Giftcard_DateInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_DateInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_date(inputs)
	return en_giftcard_date(inputs)
});