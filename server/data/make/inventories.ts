import type { Inventory } from "@velours/sdk/types";
import type { Entry } from "./Entry.ts";
import { hash } from "./hash.ts";

const regions = ["US", "CA", "EU", "INTL"];

function row(variant: number, region: string, level: Inventory["level"], quantity?: number): Inventory {
  const counted = quantity === undefined ? {} : { quantity };
  return { variant_id: variant, region, requires_shipping: true, level, ...counted };
}

const high = (variant: number, region: string) =>
  row(variant, region, "high", 12 + (hash(`${variant}${region}q`) % 160));
const low = (variant: number, region: string) =>
  row(variant, region, "low", 1 + (hash(`${variant}${region}q`) % 5));

/**
 * Stock of one variant in each fulfilment region. A product's first variant is always plentiful, later ones have
 * every level; about two in five products do not ship anywhere (INTL).
 */
export function inventories(
  stock: NonNullable<Entry["stock"]>,
  variant: number,
  position: number,
  product: string,
): Inventory[] {
  if (stock === "digital") {
    return [{ variant_id: variant, region: "INTL", requires_shipping: false, level: "unlimited" }];
  }
  const shipsAnywhere = stock === "unlimited" || hash(`${product}anywhere`) % 5 < 3;
  return regions
    .filter((region) => region !== "INTL" || shipsAnywhere)
    .map((region) => {
      if (stock === "unlimited") return row(variant, region, "unlimited");
      if (stock === "none" || stock === "preorder") return row(variant, region, "none", 0);
      if (stock === "low") return low(variant, region);
      if (stock === "high" || position === 0) return high(variant, region);
      if (hash(`${variant}`) % 11 === 0) return row(variant, region, "none", 0);
      const chance = hash(`${variant}${region}`) % 10;
      if (chance === 0) return row(variant, region, "none", 0);
      return chance < 3 ? low(variant, region) : high(variant, region);
    });
}
