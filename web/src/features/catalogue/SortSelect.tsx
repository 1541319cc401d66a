import { type ListingSearch, parseSort, SORTS } from "@velours/sdk/rules";
import { m, useText } from "../../platform/text/useText.ts";
import { Select } from "../../platform/ui/Select.tsx";
import { useCommitted } from "../../platform/ui/useCommitted.ts";

const labels = {
  recommended: m.sort_recommended,
  "price-low": m.sort_price_low,
  "price-high": m.sort_price_high,
  new: m.sort_new,
};

interface Props {
  search: ListingSearch;
  onSort: (value: string) => void;
  name: string;
  /** Name of the default order. */
  first?: string;
  className?: string;
  /** The phone's bar has no room for the label; screen readers still read it. */
  labelHidden?: boolean;
}

/** The order of a listing or of search results. */
export function SortSelect({ search, onSort, name, first, labelHidden = false, className }: Props) {
  const text = useText();
  return (
    <Select
      inline
      labelHidden={labelHidden}
      className={className}
      name={name}
      label={text(m.sort_by)}
      {...useCommitted(parseSort(search), onSort)}
      options={SORTS.map((value) => ({ value, label: (value === SORTS[0] && first) || text(labels[value]) }))}
    />
  );
}
