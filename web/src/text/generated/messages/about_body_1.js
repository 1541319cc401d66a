/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Body_1Inputs */

const en_about_body_1 = /** @type {(inputs: About_Body_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Velours began with a simple wish: a shop where nobody lowers their voice. We choose every piece ourselves, we describe it plainly, and we keep only what we would give to a friend.`)
};

const fr_about_body_1 = /** @type {(inputs: About_Body_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Velours est né d'un souhait simple : une boutique où personne ne baisse la voix. Nous choisissons chaque pièce nous-mêmes, nous la décrivons simplement, et nous ne gardons que ce que nous offririons à un ami.`)
};

/**
* | output |
* | --- |
* | "Velours began with a simple wish: a shop where nobody lowers their voice. We choose every piece ourselves, we describe it plainly, and we keep only what we w..." |
*
* @param {About_Body_1Inputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const about_body_1 = /** @type {((inputs?: About_Body_1Inputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Body_1Inputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_about_body_1(inputs)
	return en_about_body_1(inputs)
});