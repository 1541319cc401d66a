import { getMedium, isGiftCard, isWarranty } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

/** How a product reaches its buyer; only what is shipped comes in a box. */
export function deliveryNote(text: Text, product: Product, variantId: number): string {
  if (getMedium(product, variantId) === "physical") return text(m.discreet_note);
  if (isWarranty({ product })) return text(m.warranty_note);
  return text(isGiftCard({ product }) ? m.giftcard_note : m.digital_note);
}
