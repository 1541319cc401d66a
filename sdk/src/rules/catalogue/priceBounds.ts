import type { FilterCounts } from "../../types.ts";
import { filterValues, type ListingSearch, setControl } from "./filterQuery.ts";
import { formatPriceRange, type PriceRange, parsePriceRange } from "./priceRange.ts";

/** Between which whole prices a listing may be narrowed; at the highest there is no limit. */
export interface PriceBounds {
  min: number;
  max: number;
  step: number;
}

const steps = 40;

/** The bounds of the price ranges that have products; null where one range has all. */
export function priceBounds(counts: FilterCounts): PriceBounds | null {
  const ranges = Object.entries(counts).flatMap(([value, count]) => {
    const range = count > 0 ? parsePriceRange(value) : null;
    return range ? [range] : [];
  });
  if (ranges.length < 2) return null;
  const min = Math.min(...ranges.map((range) => range.min));
  const max = Math.max(...ranges.map((range) => range.max ?? range.min));
  return { min, max, step: max - min > steps ? 5 : 1 };
}

/** The price set without a choice of ranges, which goes before it. */
export function chosenPrice(search: ListingSearch): PriceRange | null {
  if (filterValues(search, "prices").length > 0) return null;
  const values = filterValues(search, "price");
  return values.length === 1 ? parsePriceRange(values[0]!) : null;
}

/** Narrows to prices between two, in place of the ranges chosen; all prices clear it. */
export function setPrice(
  search: ListingSearch,
  { min, max }: { min: number; max: number },
  bounds: PriceBounds,
): ListingSearch {
  const { prices, ...rest } = search;
  const all = min <= bounds.min && max >= bounds.max;
  const range = formatPriceRange({ min, max: max >= bounds.max ? null : max });
  return setControl(rest, "price", all ? "all" : range);
}
