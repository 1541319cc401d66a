/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Promise_ChatInputs */

const en_home_promise_chat = /** @type {(inputs: Home_Promise_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask anything, at any hour. You will be answered by a person.`)
};

const fr_home_promise_chat = /** @type {(inputs: Home_Promise_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Posez toutes vos questions, à toute heure. Une personne vous répond.`)
};

/**
* | output |
* | --- |
* | "Ask anything, at any hour. You will be answered by a person." |
*
* @param {Home_Promise_ChatInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const home_promise_chat = /** @type {((inputs?: Home_Promise_ChatInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Promise_ChatInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_home_promise_chat(inputs)
	return en_home_promise_chat(inputs)
});