/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ n: NonNullable<unknown>, total: NonNullable<unknown> }} Gallery_ImageInputs */

const en_gallery_image = /** @type {(inputs: Gallery_ImageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Show picture ${i?.n} of ${i?.total}`)
};

const fr_gallery_image = /** @type {(inputs: Gallery_ImageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Afficher l'image ${i?.n} sur ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Show picture {n} of {total}" |
*
* @param {Gallery_ImageInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const gallery_image = /** @type {((inputs: Gallery_ImageInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gallery_ImageInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_gallery_image(inputs)
	return en_gallery_image(inputs)
});