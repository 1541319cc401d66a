import { createReason, type Reason } from "../reasons/Reason.ts";
import { uniqueReasons } from "../reasons/uniqueReasons.ts";
import { isGtin } from "../rules/catalogue/gtin.ts";
import { formerPrices, hasPriceIn } from "../rules/prices.ts";
import type { Product } from "../types.ts";

/** Checks that no schema can express: the numbers inside a product must point at something inside it. */
export function productReasons({ variants, images, inventories }: Product): Reason[] {
  const reasons: Reason[] = [];
  const ids = new Set(variants.map(({ id }) => id));
  const pictures = new Set(images.map(({ id }) => id));
  if (ids.size < variants.length) reasons.push(createReason("variantsShareId"));
  const positions = new Set<string>();
  const duplicate = inventories.find(
    ({ variant_id, region }) => positions.size === positions.add(`${variant_id} ${region ?? "INTL"}`).size,
  );
  if (duplicate)
    reasons.push(
      createReason("stockTwice", { variant: duplicate.variant_id, region: duplicate.region ?? "INTL" }),
    );
  for (const { variant_id: variant } of inventories)
    if (!ids.has(variant)) reasons.push(createReason("stockOfNoVariant", { variant }));
  for (const { id, gtin } of variants)
    if (gtin !== undefined && !isGtin(gtin)) reasons.push(createReason("badGtin", { variant: id, gtin }));
  for (const variant of variants) {
    const [currency] = Object.keys(formerPrices(variant));
    if (currency !== undefined && !variant.compare_at_prices && !hasPriceIn(variant, currency))
      reasons.push(createReason("compareAtOfNoPrice", { variant: variant.id, currency }));
  }
  for (const { id, image_id } of variants) {
    if (typeof image_id === "number" && !pictures.has(image_id)) {
      reasons.push(createReason("noImage", { variant: id, image: image_id }));
    }
  }
  return uniqueReasons(reasons);
}
