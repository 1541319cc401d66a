import type { UpsellOffer } from "@velours/sdk/types";
import { productId } from "./products.ts";

const ids = (...handles: string[]) => handles.map(productId);

/** Offers after the purchase: one product after the other for a Quiet Night Bundle, a bundle for a Beginner's Bundle. */
export const upsellOffers: UpsellOffer[] = (["boutique", "outlet"] as const).flatMap(
  (site): UpsellOffer[] => [
    {
      id: `${site}-one-by-one`,
      site,
      type: "single",
      trigger_product_ids: ids("quiet-night-bundle"),
      product_ids: ids("deep-water-silicone", "cream-hybrid-lubricant", "foaming-toy-cleaner"),
      percent: 20,
      minutes: 5,
    },
    {
      id: `${site}-together`,
      site,
      type: "bundle",
      trigger_product_ids: ids("beginners-bundle"),
      product_ids: ids("thick-water-gel", "renewing-powder", "satin-pouch"),
      percent: 25,
      minutes: 5,
    },
  ],
);
