/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ quantity: NonNullable<unknown>, title: NonNullable<unknown> }} Quantity_TitleInputs */

const en_quantity_title = /** @type {(inputs: Quantity_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.quantity} x ${i?.title}`)
};

const fr_quantity_title = /** @type {(inputs: Quantity_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.quantity} x ${i?.title}`)
};

/**
* | output |
* | --- |
* | "{quantity} x {title}" |
*
* @param {Quantity_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const quantity_title = /** @type {((inputs: Quantity_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Quantity_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_quantity_title(inputs)
	return en_quantity_title(inputs)
});