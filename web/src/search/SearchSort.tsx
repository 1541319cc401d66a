import { type ListingSearch, parseSort, SORTS } from "@velours/sdk/rules";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Select } from "../ui/Select.tsx";
import { useCommitted } from "../ui/useCommitted.ts";

const labels = {
  recommended: m.search_best_match,
  "price-low": m.sort_price_low,
  "price-high": m.sort_price_high,
  new: m.sort_new,
};

/** The order of results; without a choice the best match comes first. */
export function SearchSort({ search, onSort }: { search: ListingSearch; onSort: (sort: string) => void }) {
  const text = useText();
  return (
    <Select
      inline
      name="sort"
      label={text(m.sort_by)}
      className="w-64"
      {...useCommitted(parseSort(search), onSort)}
      options={SORTS.map((value) => ({ value, label: text(labels[value]) }))}
    />
  );
}
