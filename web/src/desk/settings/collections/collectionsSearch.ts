import { readSearch } from "../../readSearch.ts";

/** Filters of the list of collections, as they stand in the address. */
export interface CollectionsSearch {
  q?: string;
  /** Where the page of the list begins; absent on the first one. */
  cursor?: string;
}

export const parseCollectionsSearch = (search: Record<string, unknown>): CollectionsSearch =>
  readSearch(search, { q: 100, cursor: 400 });
