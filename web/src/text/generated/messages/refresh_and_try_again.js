/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refresh_And_Try_AgainInputs */

const en_refresh_and_try_again = /** @type {(inputs: Refresh_And_Try_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please refresh the page and try again`)
};

const fr_refresh_and_try_again = /** @type {(inputs: Refresh_And_Try_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez actualiser la page et réessayer`)
};

/**
* | output |
* | --- |
* | "Please refresh the page and try again" |
*
* @param {Refresh_And_Try_AgainInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const refresh_and_try_again = /** @type {((inputs?: Refresh_And_Try_AgainInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refresh_And_Try_AgainInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_refresh_and_try_again(inputs)
	return en_refresh_and_try_again(inputs)
});