/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_To_TrackInputs */

const en_login_to_track = /** @type {(inputs: Login_To_TrackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Login to track your order`)
};

const fr_login_to_track = /** @type {(inputs: Login_To_TrackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connectez-vous pour suivre votre commande`)
};

/**
* | output |
* | --- |
* | "Login to track your order" |
*
* @param {Login_To_TrackInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const login_to_track = /** @type {((inputs?: Login_To_TrackInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_To_TrackInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_login_to_track(inputs)
	return en_login_to_track(inputs)
});