/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_Chat_TitleInputs */

const en_home_promise_chat_title = /** @type {(inputs: Home_Promise_Chat_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`24/7 live-chat advice`)
};

const fr_home_promise_chat_title = /** @type {(inputs: Home_Promise_Chat_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Conseils 24 h/24`)
};

/**
* | output |
* | --- |
* | "24/7 live-chat advice" |
*
* @param {Home_Promise_Chat_TitleInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_chat_title = /** @type {((inputs?: Home_Promise_Chat_TitleInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_Chat_TitleInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_chat_title(inputs)
	return en_home_promise_chat_title(inputs)
});