import { readSearch, readSite } from "../readSearch.ts";

/** The site that the list of orders to pack was of; `pack` shows what goes into parcels to somebody who sees the whole order too. */
export type OrderSearch = ReturnType<typeof parseOrderSearch>;
export const parseOrderSearch = (search: Record<string, unknown>) =>
  readSearch(search, { site: readSite, pack: [true] });
