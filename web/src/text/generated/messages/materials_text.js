/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Materials_TextInputs */

const en_materials_text = /** @type {(inputs: Materials_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wash with warm water and a mild soap or toy cleaner before and after use. With silicone, choose a water-based lubricant.`)
};

const fr_materials_text = /** @type {(inputs: Materials_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lavez à l'eau tiède avec un savon doux ou un nettoyant pour jouets, avant et après usage. Avec le silicone, choisissez un lubrifiant à base d'eau.`)
};

/**
* | output |
* | --- |
* | "Wash with warm water and a mild soap or toy cleaner before and after use. With silicone, choose a water-based lubricant." |
*
* @param {Materials_TextInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const materials_text = /** @type {((inputs?: Materials_TextInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Materials_TextInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_materials_text(inputs)
	return en_materials_text(inputs)
});