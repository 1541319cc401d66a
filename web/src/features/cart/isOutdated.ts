import { needsRefetch } from "@velours/sdk/rules";
import type { Region, Site } from "@velours/sdk/types";
import type { CartState } from "./CartState.ts";

type Shown = Pick<CartState, "products" | "promotion" | "country">;

/**
 * True when the cart's prices are of another currency, country or time than now: then nothing may be added up.
 */
export function isOutdated(
  { products, promotion, country }: Shown,
  { region, limits, now }: { region: Region; limits: Pick<Site["limits"], "cartMaxAgeDays">; now: number },
): boolean {
  if (products.data.length === 0 && !promotion.data) return false;
  return (
    country !== region.country ||
    needsRefetch(products.data, promotion.data, now, {
      maxAgeDays: limits.cartMaxAgeDays,
      currency: region.currency,
    })
  );
}
