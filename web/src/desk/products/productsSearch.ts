import type { ProductSort, ProductState } from "@velours/sdk/types";
import { productColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearch } from "../readSearch.ts";

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
  sort?: ProductSort;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

const sorts = toSorts(productColumns);

export const parseProductsSearch = (search: Record<string, unknown>): ProductsSearch =>
  readSearch(search, { q: 100, state: productStates, sort: sorts, cursor: 400 });
