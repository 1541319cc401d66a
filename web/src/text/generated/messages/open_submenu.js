/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ label: NonNullable<unknown> }} Open_SubmenuInputs */

const en_open_submenu = /** @type {(inputs: Open_SubmenuInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Show more of ${i?.label}`)
};

const fr_open_submenu = /** @type {(inputs: Open_SubmenuInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En voir plus : ${i?.label}`)
};

/**
* | output |
* | --- |
* | "Show more of {label}" |
*
* @param {Open_SubmenuInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const open_submenu = /** @type {((inputs: Open_SubmenuInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_SubmenuInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_open_submenu(inputs)
	return en_open_submenu(inputs)
});