/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Preorder_MarkInputs */

const en_preorder_mark = /** @type {(inputs: Preorder_MarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(PRE-ORDER)`)
};

const fr_preorder_mark = /** @type {(inputs: Preorder_MarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(PRÉCOMMANDE)`)
};

/**
* | output |
* | --- |
* | "(PRE-ORDER)" |
*
* @param {Preorder_MarkInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const preorder_mark = /** @type {((inputs?: Preorder_MarkInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Preorder_MarkInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_preorder_mark(inputs)
	return en_preorder_mark(inputs)
});