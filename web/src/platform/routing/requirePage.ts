import { redirect } from "@tanstack/react-router";
import { type ListingSearch, type Pagination, parsePageNumber, setPage } from "@velours/sdk/rules";
import { parseSearch, stringifySearch } from "./searchCodec.ts";

/** A page beyond the last of a list leads to the last: an old address, or fewer entries than before. */
export function requirePage(path: string, search: ListingSearch, { pages }: Pick<Pagination, "pages">): void {
  if (parsePageNumber(search) <= Math.max(pages, 1)) return;
  throw redirect({ to: path, search: parseSearch(stringifySearch(setPage(search, pages))) });
}
