import type { ListingSearch } from "./filterQuery.ts";
import { type ListingContext, listingQuery } from "./listingQuery.ts";

/** The longest search the contract takes. */
const longest = 200;

/** The words of a search as the address has them: without spaces around, and no longer than may be asked. */
export const parseSearchWords = ({ q }: ListingSearch): string =>
  // By code points: half a character is no part of an address.
  [...String(q ?? "").trim()].slice(0, longest).join("");

/** The call of the search page: what the URL says, as listProducts wants it. Without a sort the best match comes first. */
export function searchQuery(search: ListingSearch, context: Omit<ListingContext, "collection">) {
  const { collections: _, order, ...query } = listingQuery(search, { ...context, collection: "" });
  return {
    ...query,
    search: parseSearchWords(search),
    ...(order !== "recommended" && { order }),
  };
}
