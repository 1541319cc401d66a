/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Promotion_Removed_ChangedInputs */

const en_promotion_removed_changed = /** @type {(inputs: Promotion_Removed_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Removing the promotion has changed the shipping priority and price:`)
};

const fr_promotion_removed_changed = /** @type {(inputs: Promotion_Removed_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le retrait de la promotion a modifié la priorité et le prix de la livraison :`)
};

/**
* | output |
* | --- |
* | "Removing the promotion has changed the shipping priority and price:" |
*
* @param {Promotion_Removed_ChangedInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const promotion_removed_changed = /** @type {((inputs?: Promotion_Removed_ChangedInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Promotion_Removed_ChangedInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_promotion_removed_changed(inputs)
	return en_promotion_removed_changed(inputs)
});