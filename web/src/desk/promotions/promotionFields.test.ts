import { expect, test } from "vitest";
import { promotionFields, promotionTypes } from "./promotionFields.ts";

test("each type has the fields that its rule reads", () => {
  const present = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false));
  expect(Object.fromEntries(promotionTypes.map((type) => [type, present(promotionFields(type))]))).toEqual({
    percentage: { discount: "percent" },
    percentage_product: { discount: "percent", product: true },
    percentage_threshold: { tiers: "percent" },
    percentage_threshold_free_product: { discount: "percent", tiers: "gift" },
    free_product: { gift: "required" },
    free_product_quantity_threshold: { gift: "optional", tiers: "shipping" },
    amount_threshold: { tiers: "amount" },
    amount: { discount: "amount" },
  });
});
