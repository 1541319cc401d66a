/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Thank_YouInputs */

const en_thank_you = /** @type {(inputs: Thank_YouInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank You ${i?.name}!`)
};

const fr_thank_you = /** @type {(inputs: Thank_YouInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Merci ${i?.name} !`)
};

/**
* | output |
* | --- |
* | "Thank You {name}!" |
*
* @param {Thank_YouInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const thank_you = /** @type {((inputs: Thank_YouInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Thank_YouInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_thank_you(inputs)
	return en_thank_you(inputs)
});