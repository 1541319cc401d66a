import { isIgnoredKey } from "../pages/ignoredKeys.ts";
import { filterGroup, LISTING_KEYS } from "./filterQuery.ts";
import { FILTER_KEYS } from "./selection.ts";

/** Keys of an address that pages read beside the listing's: words, the variant of a product, the scenario of the mock. */
const PAGE_KEYS: readonly string[] = ["q", "variant", "scenario"];
/** Groups of filters that each listing has of its own. */
const OWN_GROUPS: readonly string[] = ["vendors", "prices"];

/** True for a name that a merchant's own filter cannot have, because the address of a listing means something else by it. */
export const isReservedFilterKey = (key: string): boolean =>
  LISTING_KEYS.includes(key) ||
  PAGE_KEYS.includes(key) ||
  OWN_GROUPS.includes(filterGroup(key)) ||
  FILTER_KEYS.has(key) ||
  isIgnoredKey(key);
