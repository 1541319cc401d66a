import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useDebouncedValue } from "../../platform/queries/useDebouncedValue.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { groupSuggestions, isNothing, shortestSearch } from "./groupSuggestions.ts";
import { suggestionsQuery } from "./queries.ts";
import { forgetSearches, readRecent } from "./store.ts";

/** Limits requests while typing without a noticeable delay. */
const keystrokePause = 120;

/** Suggestions for the typed text. */
export function useSuggestions(typed: string) {
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const [recent, setRecent] = useState(() => readRecent(shop.site));
  const now = typed.trim();
  const words = useDebouncedValue(now, keystrokePause);
  const isSearch = words.length >= shortestSearch && now.length >= shortestSearch;
  const found = useQuery({
    ...suggestionsQuery(shop, words, site, region),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  const popular = useQuery(suggestionsQuery(shop, "", site, region));
  const current = isSearch ? found : popular;
  const data = isSearch ? found.data : undefined;
  return {
    groups: groupSuggestions(isSearch ? words : "", { found: data, popular: popular.data, recent }),
    /** The words as they were understood: what is highlighted. */
    meant: data ? (data.corrected ?? words) : "",
    corrected: data?.corrected ?? null,
    words,
    total: data?.total ?? 0,
    nothing: data !== undefined && !found.isFetching && isNothing(data),
    failed: current.error !== null,
    loading: current.isPending && !current.error,
    busy: now !== words || current.isFetching,
    retry: current.refetch,
    forget: () => {
      forgetSearches(shop.site);
      setRecent([]);
    },
  };
}
