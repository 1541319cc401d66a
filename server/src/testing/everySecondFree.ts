import type { PromotionRule } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { ids } from "./shopData.ts";

/** A type of promotion as a developer adds it: this object in a file, and its line in the list of types. */
export const everySecondFree: PromotionRule = {
  type: "every_second_free" as Promotion["type"],
  requires: ({ product_id }) => (product_id ? [product_id] : []),
  discounts: ({ lines }) =>
    lines.map(({ price, quantity }) => ((price * 100) / quantity) * Math.floor(quantity / 2)),
  gift: ({ quantity }) => (quantity >= 4 ? ids.ebook.product : null),
};
