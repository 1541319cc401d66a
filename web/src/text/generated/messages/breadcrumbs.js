/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} BreadcrumbsInputs */

const en_breadcrumbs = /** @type {(inputs: BreadcrumbsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Breadcrumbs`)
};

const fr_breadcrumbs = /** @type {(inputs: BreadcrumbsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fil d'Ariane`)
};

/**
* | output |
* | --- |
* | "Breadcrumbs" |
*
* @param {BreadcrumbsInputs} inputs
* @param {{ locale?: "en" | "fr" }} options
* @returns {LocalizedString}
*/
export const breadcrumbs = /** @type {((inputs?: BreadcrumbsInputs, options?: { locale?: "en" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<BreadcrumbsInputs, { locale?: "en" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_breadcrumbs(inputs)
	return en_breadcrumbs(inputs)
});