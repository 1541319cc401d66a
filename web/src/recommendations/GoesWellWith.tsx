import type { Product } from "@velours/sdk/types";
import { useQuery } from "../queries/useQuery.ts";
import { useShop } from "../shop/useShop.ts";
import { useRegion } from "../sites/useRegion.ts";
import { useSite } from "../sites/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { companionsQuery, mostCompanions } from "./companionsQuery.ts";
import { ProductRail } from "./ProductRail.tsx";

/** What one would use together with a product; nothing when it cannot be had. */
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
