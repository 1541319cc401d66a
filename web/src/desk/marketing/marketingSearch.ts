import { readSearchText } from "../readSearchText.ts";

/** The list of marketing and its page, as they stand in the address. */
export interface MarketingSearch {
  /** Absent for the newsletter. */
  list?: "entries";
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** Leaves out everything in an address that is no list and no page. */
export function parseMarketingSearch(search: Record<string, unknown>): MarketingSearch {
  const cursor = readSearchText(search.cursor, 100);
  return { ...(search.list === "entries" && { list: "entries" as const }), ...(cursor && { cursor }) };
}
