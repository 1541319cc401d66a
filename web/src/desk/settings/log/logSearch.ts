import type { SiteCode } from "@velours/sdk/types";
import { readSearchText } from "../../readSearchText.ts";

/** Filters of the log, as they stand in the address. */
export interface LogSearch {
  operation?: string;
  actor?: string;
  site?: SiteCode;
  order?: string;
  product?: number;
  /** A moment as ISO text. */
  from?: string;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** Leaves out everything in an address that is no filter. */
export function parseLogSearch(search: Record<string, unknown>): LogSearch {
  const operation = readSearchText(search.operation, 200);
  const actor = readSearchText(search.actor, 200);
  const site = readSearchText(search.site, 40);
  const order = readSearchText(search.order, 60);
  const from = readSearchText(search.from, 40);
  const cursor = readSearchText(search.cursor, 100);
  const { product } = search;
  return {
    ...(operation && { operation }),
    ...(actor && { actor }),
    ...(site && { site: site as SiteCode }),
    ...(order && { order }),
    ...(Number.isSafeInteger(product) && (product as number) >= 0 && { product: product as number }),
    ...(from && /^\d{4}-\d\d-\d\dT/.test(from) && !Number.isNaN(Date.parse(from)) && { from }),
    ...(cursor && { cursor }),
  };
}
