/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown> }} Fqt_Free_MoreInputs */

const en_fqt_free_more = /** @type {(inputs: Fqt_Free_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.n} more items to get free shipping`)
};

const fr_fqt_free_more = /** @type {(inputs: Fqt_Free_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajoutez ${i?.n} articles pour obtenir la livraison gratuite`)
};

/**
* | output |
* | --- |
* | "Add {n} more items to get free shipping" |
*
* @param {Fqt_Free_MoreInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const fqt_free_more = /** @type {((inputs: Fqt_Free_MoreInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fqt_Free_MoreInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_fqt_free_more(inputs)
	return en_fqt_free_more(inputs)
});