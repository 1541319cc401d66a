import { readSearch } from "../readSearch.ts";

/** The search for customers, as it stands in the address; a page without a text is none. */
export type CustomersSearch = ReturnType<typeof parseCustomersSearch>;
export function parseCustomersSearch(search: Record<string, unknown>) {
  const found = readSearch(search, { q: 320, cursor: 100 });
  return found.q === undefined ? {} : found;
}
