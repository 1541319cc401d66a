/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_QuestionsInputs */

const en_order_questions = /** @type {(inputs: Order_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions about your order? Write to us:`)
};

const fr_order_questions = /** @type {(inputs: Order_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour toute question sur votre commande :`)
};

/**
* | output |
* | --- |
* | "Questions about your order? Write to us:" |
*
* @param {Order_QuestionsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const order_questions = /** @type {((inputs?: Order_QuestionsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_QuestionsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_order_questions(inputs)
	return en_order_questions(inputs)
});