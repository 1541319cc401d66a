/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_SummaryInputs */

const en_order_summary = /** @type {(inputs: Order_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order Summary`)
};

const fr_order_summary = /** @type {(inputs: Order_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Récapitulatif de la commande`)
};

/**
* | output |
* | --- |
* | "Order Summary" |
*
* @param {Order_SummaryInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const order_summary = /** @type {((inputs?: Order_SummaryInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_SummaryInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_order_summary(inputs)
	return en_order_summary(inputs)
});