import type { ProductState } from "@velours/sdk/types";
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

const sorts = toSorts(productColumns);

/** Filters of the list of products, as they stand in the address. */
export type ProductsSearch = ReturnType<typeof parseProductsSearch>;
export const parseProductsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { q: 100, state: productStates, sort: sorts, cursor: 400 });
