import { type PriceBounds, priceBounds } from "@velours/sdk/rules";
import type { CollectionFilters, Language, Region } from "@velours/sdk/types";
import { textIn } from "../../platform/text/useText.ts";
import { groupLabel, optionLabel } from "./filterLabels.ts";

/** Filters of a listing under one key, in the words of the page. */
export interface FilterGroup {
  key: string;
  label: string;
  options: { value: string; label: string; count: number }[];
  /** Between which prices it can be narrowed as well. */
  bounds?: PriceBounds | null;
}

/** The filters of a collection as groups to show; a key without options is left out. */
export function filterGroups(
  filters: CollectionFilters["products"],
  { currency, country }: Pick<Region, "currency" | "country">,
  language: Language,
): FilterGroup[] {
  const text = textIn(language, country);
  return Object.entries(filters)
    .map(([key, counts]) => ({
      key,
      label: groupLabel(key, text),
      options: Object.entries(counts).map(([value, count]) => ({
        value,
        label: optionLabel(key, value, currency, language, text),
        count,
      })),
      ...(key === "prices" && { bounds: priceBounds(counts) }),
    }))
    .filter(({ options }) => options.length > 0);
}
