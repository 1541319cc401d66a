import { readSearch } from "../readSearch.ts";

/** The list of marketing and its page, as they stand in the address. */
export interface MarketingSearch {
  /** Absent for the newsletter. */
  list?: "entries";
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

export const parseMarketingSearch = (search: Record<string, unknown>): MarketingSearch =>
  readSearch(search, { list: ["entries"], cursor: 100 });
