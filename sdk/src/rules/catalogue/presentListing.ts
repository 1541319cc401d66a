import type { Currency, Product } from "../../types.ts";
import type { BitSet } from "./BitSet.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { pageHeaders } from "./pageHeaders.ts";
import {
  type ListingQuery,
  parseLocale,
  parseOrder,
  parseSelection,
  type SelectedCollection,
  type Selection,
} from "./selection.ts";

/** A listing: its products with the text of each, ready to send, and the headers that count. */
export interface Listing {
  entries: readonly { product: Readonly<Product>; json: string }[];
  headers: {
    "x-pagination-page": number;
    "x-pagination-pages-total": number;
    "x-pagination-items-per-page": number;
    "x-pagination-items-total": number;
    "x-products-vendors": string;
    "x-products-prices": string;
  };
}

/**
 * Products in one of four forms: a listing, the products of a cart by ids, recommendations (ids with a limit,
 * in the order given) and search. Counts by vendor and price leave out their own filter, so that another choice of
 * the same kind stays visible. `collection` is one that may be other than the stored one of the query's handle.
 */
export function presentListing(
  catalogue: CatalogueIndex,
  query: ListingQuery,
  collection: SelectedCollection | string | undefined = query.collections || undefined,
): Listing {
  const { language, currency } = parseLocale(query.configuration);
  const ids = query.ids ? [...new Set(query.ids.split(",").map(Number))] : undefined;
  const words = query.search?.trim();
  const foundByWords = words ? catalogue.search(words, query.filter?.source, currency) : undefined;
  const page = query.page ?? 1;
  const limit = query.limit ?? defaultLimit;
  const filters = parseSelection(query.filter);
  const select = () => {
    const wanted = { ...filters, ids, collection, places: foundByWords?.places };
    const selection = catalogue.withoutForeignAttributes(wanted, currency);
    const found = catalogue.select(selection, currency);
    return { found, total: found.count(), counts: facets(catalogue, selection, currency, found) };
  };
  // All pages and orders of a listing have these in common.
  const isListing = ids === undefined && foundByWords === undefined;
  const key = JSON.stringify(["listing", query.filter, collection, currency]);
  const { found, total, counts } = isListing ? catalogue.remember(key, select) : select();
  // A cart asks for its products without a limit and gets them all, in the order of its lines; recommendations
  // name how many they want. A limit that is not named arrives as the contract's default.
  const whole = ids !== undefined && limit === defaultLimit;
  const offset = whole ? 0 : (page - 1) * limit;
  const perPage = whole ? Math.max(1, total) : limit;
  // A search that asks for no order has the best match first.
  const best = query.order === undefined ? foundByWords?.best(found, offset + perPage) : undefined;
  const ranked = ids ? catalogue.getPositions(ids) : best;
  const strategy = query.configuration?.strategy;
  const places =
    ranked === undefined
      ? catalogue.ordered(found, parseOrder(query), { currency, strategy, offset, limit })
      : ranked.filter((place) => found.has(place)).slice(offset, offset + perPage);

  return {
    entries: catalogue.present(places, { language, currency, regions: filters.regions }),
    headers: {
      ...pageHeaders(whole ? 1 : page, perPage, total),
      ...counts,
    },
  };
}

const defaultLimit = 24;

function facets(catalogue: CatalogueIndex, selection: Selection, currency: Currency, found: BitSet) {
  const { vendors, prices } = selection;
  const anyVendor = vendors ? catalogue.select({ ...selection, vendors: undefined }, currency) : found;
  const anyPrice = prices ? catalogue.select({ ...selection, prices: undefined }, currency) : found;
  return {
    "x-products-vendors": headerJson(catalogue.vendorCounts(anyVendor)),
    "x-products-prices": headerJson(catalogue.priceCounts(anyPrice, currency)),
  };
}

/** JSON that fits into a header: what is not ASCII is escaped. */
function headerJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
