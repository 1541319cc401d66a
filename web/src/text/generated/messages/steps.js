/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} StepsInputs */

const en_steps = /** @type {(inputs: StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checkout steps`)
};

const fr_steps = /** @type {(inputs: StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étapes de la commande`)
};

/**
* | output |
* | --- |
* | "Checkout steps" |
*
* @param {StepsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const steps = /** @type {((inputs?: StepsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<StepsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_steps(inputs)
	return en_steps(inputs)
});