import { isGtin } from "../rules/catalogue/gtin.ts";
import type { Product } from "../types.ts";

/** Checks that no schema can express: the numbers inside a product must point at something inside it. */
export function productReasons({ variants, images, inventories }: Product): string[] {
  const reasons: string[] = [];
  const ids = new Set(variants.map(({ id }) => id));
  const pictures = new Set(images.map(({ id }) => id));
  if (ids.size < variants.length) reasons.push("two variants share an id");
  const positions = inventories.map(({ variant_id, region }) => `${variant_id} in ${region ?? "INTL"}`);
  const duplicate = positions.find((position, index) => positions.indexOf(position) !== index);
  if (duplicate) reasons.push(`inventories counts variant ${duplicate} twice`);
  for (const { variant_id } of inventories) {
    if (!ids.has(variant_id))
      reasons.push(`inventories counts variant ${variant_id}, which the product does not have`);
  }
  for (const { id, gtin } of variants)
    if (gtin !== undefined && !isGtin(gtin))
      reasons.push(`variant ${id} has the gtin ${gtin}, whose last digit does not agree with the others`);
  for (const { id, image_id } of variants) {
    if (typeof image_id === "number" && !pictures.has(image_id)) {
      reasons.push(`variant ${id} shows image ${image_id}, which the product does not have`);
    }
  }
  return [...new Set(reasons)];
}
