/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ promotion: NonNullable<unknown> }} Promotion_Added_ChangedInputs */

const en_promotion_added_changed = /** @type {(inputs: Promotion_Added_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The ${i?.promotion} promotion has changed the shipping priority and price:`)
};

const fr_promotion_added_changed = /** @type {(inputs: Promotion_Added_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La promotion ${i?.promotion} a modifié la priorité et le prix de la livraison :`)
};

/**
* | output |
* | --- |
* | "The {promotion} promotion has changed the shipping priority and price:" |
*
* @param {Promotion_Added_ChangedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const promotion_added_changed = /** @type {((inputs: Promotion_Added_ChangedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Promotion_Added_ChangedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_promotion_added_changed(inputs)
	return en_promotion_added_changed(inputs)
});