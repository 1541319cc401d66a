import { getLocale, type Locale, siteFrench } from "../rules/sites/getLocale.ts";
import type { Language, Order, Site } from "../types.ts";

/** The locale of a site's emails in a language: that of the reader's country, where it is known, else of the site's first. */
export const siteLocale = (
  language: Language,
  country: string | null | undefined,
  { regions }: Pick<Site, "regions">,
): Locale => getLocale(language, country ?? regions[0]?.country, siteFrench(regions));

/** The locale that an order's words and days are written in: its language in its buyer's country. */
export const orderLocale = (
  { language, address: { billing, shipping } }: Pick<Order, "language" | "address">,
  site: Pick<Site, "regions">,
): Locale => siteLocale(language, (billing ?? shipping)?.country, site);
