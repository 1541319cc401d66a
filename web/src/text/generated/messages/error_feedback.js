/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_FeedbackInputs */

const en_error_feedback = /** @type {(inputs: Error_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send some feedback`)
};

const fr_error_feedback = /** @type {(inputs: Error_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyer un commentaire`)
};

/**
* | output |
* | --- |
* | "Send some feedback" |
*
* @param {Error_FeedbackInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_feedback = /** @type {((inputs?: Error_FeedbackInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_FeedbackInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_error_feedback(inputs)
	return en_error_feedback(inputs)
});