import { readSearch } from "../../readSearch.ts";

/** Filters of the list of pages of words; without a site it has pages of every site. */
export type PagesSearch = ReturnType<typeof parsePagesSearch>;
export const parsePagesSearch = (search: Record<string, unknown>) =>
  readSearch(search, { q: 100, site: 40, cursor: 200 });

/** The site whose own page it is, none for a page of all sites, and the handle of the page that a new one copies. */
export type PageSearch = ReturnType<typeof parsePageSearch>;
export const parsePageSearch = (search: Record<string, unknown>) =>
  readSearch(search, { site: 40, copy: 60 });
