import type { Product } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { companionsQuery, mostCompanions } from "./companionsQuery.ts";
import { ProductRail } from "./ProductRail.tsx";

/** Companions of a product; nothing when they cannot be loaded. */
export function GoesWellWith({ product }: { product: Product }) {
  const text = useText();
  const region = useRegion();
  const { data, error } = useQuery(companionsQuery(useShop(), product, useSite(), region));
  return (
    <ProductRail
      title={text(m.goes_well_with)}
      cards={error ? [] : data}
      places={mostCompanions}
      currency={region.currency}
    />
  );
}
