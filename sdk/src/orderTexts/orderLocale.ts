import { getLocale, type Locale, siteFrench } from "../rules/sites/getLocale.ts";
import type { Order, Site } from "../types.ts";

/** The locale that an order's days are written in: its language in its buyer's country, else in that of its site. */
export const orderLocale = (
  { language, address: { billing, shipping } }: Pick<Order, "language" | "address">,
  { regions }: Pick<Site, "regions">,
): Locale => getLocale(language, (billing ?? shipping)?.country ?? regions[0]?.country, siteFrench(regions));
