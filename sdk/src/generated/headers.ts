// Generated from openapi/ by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Values of the headers that carry JSON. */
export interface JsonHeaders {
  "x-products-prices": components["schemas"]["FilterCounts"];
  "x-products-vendors": components["schemas"]["FilterCounts"];
}
