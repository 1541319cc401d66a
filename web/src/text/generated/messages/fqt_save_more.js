/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown>, x: NonNullable<unknown> }} Fqt_Save_MoreInputs */

const en_fqt_save_more = /** @type {(inputs: Fqt_Save_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.n} more items to save ${i?.x} on shipping`)
};

const fr_fqt_save_more = /** @type {(inputs: Fqt_Save_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajoutez ${i?.n} articles pour économiser ${i?.x} sur la livraison`)
};

/**
* | output |
* | --- |
* | "Add {n} more items to save {x} on shipping" |
*
* @param {Fqt_Save_MoreInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const fqt_save_more = /** @type {((inputs: Fqt_Save_MoreInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fqt_Save_MoreInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_fqt_save_more(inputs)
	return en_fqt_save_more(inputs)
});