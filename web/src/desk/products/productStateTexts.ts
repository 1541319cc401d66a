import type { ProductState } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";

/** Words for reasons why a product is not found or bought. */
export const productStateTexts = {
  disabled: m.desk_product_disabled,
  unlisted: m.desk_product_unlisted,
  unpictured: m.desk_product_unpictured,
  unpriced: m.desk_product_unpriced,
  soldOut: m.sold_out,
} as const satisfies Record<ProductState, unknown>;
