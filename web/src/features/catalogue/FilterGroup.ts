import { type PriceBounds, priceBounds } from "@velours/sdk/rules";
import type { CollectionFilters, Region } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
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
  { currency }: Pick<Region, "currency">,
  shop: Pick<Shop, "language" | "defaultLanguage" | "locale">,
): FilterGroup[] {
  const text = textIn(shop.locale);
  return Object.entries(filters)
    .map(([key, counts]) => ({
      key,
      label: groupLabel(key, text),
      options: Object.entries(counts).map(([value, count]) => ({
        value,
        label: optionLabel(key, value, currency, shop, text),
        count,
      })),
      ...(key === "prices" && { bounds: priceBounds(counts) }),
    }))
    .filter(({ options }) => options.length > 0);
}
