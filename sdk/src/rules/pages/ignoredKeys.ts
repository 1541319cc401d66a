import { CART_URL_KEYS } from "../cart/cartUrlKeys.ts";

/** Keys that advertising networks and mailing services add to links. */
const TRACKING_KEY =
  /^(utm_\w+|(g|fb|tt|tw|dc|y)clid|msclkid|[gw]braid|gad_\w+|srsltid|_gl|mc_[ce]id|_kx|igshid|li_fat_id|epik)$/;

/** True when a key of the query is read in the browser only, so that no page's content depends on it. */
export const isIgnoredKey = (key: string): boolean =>
  TRACKING_KEY.test(key) || (CART_URL_KEYS as readonly string[]).includes(key);

/** The values of a query that a page's content may depend on. */
export const withoutIgnoredKeys = (search: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !isIgnoredKey(key)));
