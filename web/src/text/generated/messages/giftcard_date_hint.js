/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Giftcard_Date_HintInputs */

const en_giftcard_date_hint = /** @type {(inputs: Giftcard_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The day the email is sent. Leave it empty to send it as soon as your payment has gone through.`)
};

const fr_giftcard_date_hint = /** @type {(inputs: Giftcard_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le jour où le courriel est envoyé. Laissez ce champ vide pour l’envoyer dès que votre paiement est passé.`)
};

/**
* | output |
* | --- |
* | "The day the email is sent. Leave it empty to send it as soon as your payment has gone through." |
*
* @param {Giftcard_Date_HintInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const giftcard_date_hint = /** @type {((inputs?: Giftcard_Date_HintInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Giftcard_Date_HintInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_giftcard_date_hint(inputs)
	return en_giftcard_date_hint(inputs)
});