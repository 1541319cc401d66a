/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Check_Email_HelpInputs */

const en_check_email_help = /** @type {(inputs: Check_Email_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If you don't see an email, please reach out to customer service at ${i?.email}`)
};

const fr_check_email_help = /** @type {(inputs: Check_Email_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Si vous ne voyez pas de courriel, veuillez contacter le service à la clientèle à ${i?.email}`)
};

/**
* | output |
* | --- |
* | "If you don't see an email, please reach out to customer service at {email}" |
*
* @param {Check_Email_HelpInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const check_email_help = /** @type {((inputs: Check_Email_HelpInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Check_Email_HelpInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_check_email_help(inputs)
	return en_check_email_help(inputs)
});