import { readSearchText } from "../readSearchText.ts";

/** The search for customers, as it stands in the address. */
export interface CustomersSearch {
  q?: string;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** Leaves out everything in an address that is no part of a search. */
export function parseCustomersSearch(search: Record<string, unknown>): CustomersSearch {
  const q = readSearchText(search.q, 320);
  const cursor = readSearchText(search.cursor, 100);
  return { ...(q && { q }), ...(q && cursor && { cursor }) };
}
