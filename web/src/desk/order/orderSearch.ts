import type { SiteCode } from "@velours/sdk/types";
import { readSearchText } from "../readSearchText.ts";

/** The site and view that stand in the address of an order. */
export interface OrderSearch {
  /** The site that the list of orders to pack was of. */
  site?: SiteCode;
  /** Shows what goes into its parcels to somebody who sees the whole order too. */
  pack?: true;
}

/** Leaves out everything in an address that it does not hold. */
export function parseOrderSearch(search: Record<string, unknown>): OrderSearch {
  const site = readSearchText(search.site, 100) as SiteCode | undefined;
  return { ...(site && { site }), ...(search.pack === true && { pack: true }) };
}
