/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Minimum_TitleInputs */

const en_minimum_title = /** @type {(inputs: Minimum_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are ${i?.price} away from unlocking this promo!`)
};

const fr_minimum_title = /** @type {(inputs: Minimum_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus que ${i?.price} pour débloquer cette promo !`)
};

/**
* | output |
* | --- |
* | "You are {price} away from unlocking this promo!" |
*
* @param {Minimum_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const minimum_title = /** @type {((inputs: Minimum_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Minimum_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_minimum_title(inputs)
	return en_minimum_title(inputs)
});