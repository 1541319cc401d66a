import type { ProductState } from "@velours/sdk/types";
import { readSearchText } from "../readSearchText.ts";

/** States that the list of products filters by, what is most pressing first. */
export const productStates = [
  "soldOut",
  "unlisted",
  "unpictured",
  "unpriced",
  "disabled",
] as const satisfies readonly ProductState[];

/** Filters of the list of products, as they stand in the address. */
export interface ProductsSearch {
  q?: string;
  state?: ProductState;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** Leaves out everything in an address that is no filter. */
export function parseProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const state = productStates.find((candidate) => candidate === search.state);
  const q = readSearchText(search.q, 100);
  const cursor = readSearchText(search.cursor, 200);
  return { ...(q && { q }), ...(state && { state }), ...(cursor && { cursor }) };
}
