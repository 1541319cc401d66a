/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bag_NotificationInputs */

const en_bag_notification = /** @type {(inputs: Bag_NotificationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your bag is waiting for you`)
};

const fr_bag_notification = /** @type {(inputs: Bag_NotificationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier vous attend`)
};

/**
* | output |
* | --- |
* | "Your bag is waiting for you" |
*
* @param {Bag_NotificationInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const bag_notification = /** @type {((inputs?: Bag_NotificationInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bag_NotificationInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_bag_notification(inputs)
	return en_bag_notification(inputs)
});