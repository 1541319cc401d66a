/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Too_Many_AttemptsInputs */

const en_too_many_attempts = /** @type {(inputs: Too_Many_AttemptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many failed payment attempts, please try again later.`)
};

const fr_too_many_attempts = /** @type {(inputs: Too_Many_AttemptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop de tentatives de paiement échouées, veuillez réessayer plus tard.`)
};

/**
* | output |
* | --- |
* | "Too many failed payment attempts, please try again later." |
*
* @param {Too_Many_AttemptsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const too_many_attempts = /** @type {((inputs?: Too_Many_AttemptsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Too_Many_AttemptsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_too_many_attempts(inputs)
	return en_too_many_attempts(inputs)
});