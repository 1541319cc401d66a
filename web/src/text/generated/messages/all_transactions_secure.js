/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} All_Transactions_SecureInputs */

const en_all_transactions_secure = /** @type {(inputs: All_Transactions_SecureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All transactions are secure and encrypted.`)
};

const fr_all_transactions_secure = /** @type {(inputs: All_Transactions_SecureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les transactions sont sécurisées et chiffrées.`)
};

/**
* | output |
* | --- |
* | "All transactions are secure and encrypted." |
*
* @param {All_Transactions_SecureInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const all_transactions_secure = /** @type {((inputs?: All_Transactions_SecureInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<All_Transactions_SecureInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_all_transactions_secure(inputs)
	return en_all_transactions_secure(inputs)
});