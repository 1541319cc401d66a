import { readSearch } from "../../readSearch.ts";

/** Filters of the list of pages of words, as they stand in the address. */
export interface PagesSearch {
  q?: string;
  /** Code of a site; absent for pages of every site. */
  site?: string;
  /** Where the page of the list begins; absent on the first one. */
  cursor?: string;
}

export const parsePagesSearch = (search: Record<string, unknown>): PagesSearch =>
  readSearch(search, { q: 100, site: 40, cursor: 200 });

/** A page of words, as the address names it beside its handle. */
export interface PageSearch {
  /** Code of the site whose own page it is; absent for a page of all sites. */
  site?: string;
  /** Handle of the page of all sites that a new one begins with. */
  copy?: string;
}

export const parsePageSearch = (search: Record<string, unknown>): PageSearch =>
  readSearch(search, { site: 40, copy: 60 });
