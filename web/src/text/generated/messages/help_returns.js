/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Help_ReturnsInputs */

const en_help_returns = /** @type {(inputs: Help_ReturnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unopened pieces can come back within 30 days. If something is broken, write to us: we replace it.`)
};

const fr_help_returns = /** @type {(inputs: Help_ReturnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les articles non ouverts peuvent être retournés sous 30 jours. Si quelque chose est cassé, écrivez-nous : nous le remplaçons.`)
};

/**
* | output |
* | --- |
* | "Unopened pieces can come back within 30 days. If something is broken, write to us: we replace it." |
*
* @param {Help_ReturnsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_returns = /** @type {((inputs?: Help_ReturnsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_ReturnsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_help_returns(inputs)
	return en_help_returns(inputs)
});