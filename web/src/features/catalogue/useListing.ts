import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import {
  clearFilters,
  type ListingSearch,
  MOST_MORE,
  parseMore,
  setControl,
  setMore,
  setPage,
  toggleFilter,
  withoutPage,
} from "@velours/sdk/rules";
import { parseSearch, stringifySearch } from "../../platform/routing/searchCodec.ts";
import type { ListingData } from "./loadListing.ts";

/** The listing's state, which lives in the URL's query, and what changes it. */
export function useListing(path: string) {
  const search = useSearch({ from: "/$" });
  const navigate = useNavigate();
  const router = useRouter();
  const go = (next: ListingSearch) => void navigate({ to: path, search: parseSearch(stringifySearch(next)) });
  return {
    search,
    toggle: (key: string, value: string) => go(withoutPage(toggleFilter(search, key, value))),
    sort: (value: string) => go(setControl(search, "sort", value)),
    /** Takes a whole set of filters at once: the bottom sheet's 'Apply Filters'. */
    replace: (next: ListingSearch) => go(withoutPage(next)),
    clear: () => go(clearFilters()),
    /** Shows one more page below; its address replaces the one of before, so that Back leaves the list. */
    more: () =>
      void navigate({
        to: path,
        search: parseSearch(stringifySearch(setMore(search, parseMore(search) + 1))),
        replace: true,
        resetScroll: false,
      }),
    /** Takes back what could not be loaded: the address says what is shown. */
    keep: async (shown: ListingSearch) => {
      await navigate({
        to: path,
        search: parseSearch(stringifySearch(shown)),
        replace: true,
        resetScroll: false,
      });
      // The router would show the failure first when the same is chosen again.
      router.clearCache({
        filter: ({ loaderData }) => Boolean((loaderData as Partial<ListingData> | undefined)?.shownInstead),
      });
    },
    canShowMore: parseMore(search) < MOST_MORE,
    pageHref: (page: number) => path + stringifySearch(setPage(search, page)),
  };
}
