/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Accept_ChangeInputs */

const en_accept_change = /** @type {(inputs: Accept_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accept Change`)
};

const fr_accept_change = /** @type {(inputs: Accept_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accepter le changement`)
};

/**
* | output |
* | --- |
* | "Accept Change" |
*
* @param {Accept_ChangeInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const accept_change = /** @type {((inputs?: Accept_ChangeInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Accept_ChangeInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_accept_change(inputs)
	return en_accept_change(inputs)
});