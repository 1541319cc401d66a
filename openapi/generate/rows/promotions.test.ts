import { describe, expect, it } from "vitest";
import { getDescription } from "../testing/describeSchema.ts";
import { holdsRows } from "../testing/holdsRows.ts";

describe("promotions, gift cards", () => {
  holdsRows([
    [
      "S-376",
      "Promotion",
      {
        id: "integer",
        name: "string",
        description: "string",
        discount: "number",
        enabled: "boolean",
        site: "SiteCode",
      },
    ],
    [
      "S-388",
      "Promotion",
      {
        type: "percentage | percentage_product | percentage_threshold | percentage_threshold_free_product | free_product | free_product_quantity_threshold | amount_threshold | amount",
      },
    ],
    ["S-377", "Promotion", { date_expired: "integer | null" }],
    ["S-378", "Promotion", { free_shipping: "boolean" }],
    ["S-379", "Promotion", { minimum: "number | null", maximum: "number | null" }],
    ["S-380", "Promotion", { product_id: "integer | null", free_product_id: "integer | null" }],
    ["S-381", "Promotion", { required_product_ids: "string | null" }],
    ["S-382", "Promotion", { excluded_product_ids: "integer[]" }],
    [
      "S-383",
      "Promotion",
      { included_collection_product_ids: "integer[]", excluded_collection_product_ids: "integer[]" },
    ],
    ["S-384", "Promotion", { override_minimum_product_prices: "boolean" }],
    [
      "S-385",
      "Promotion.properties.[]",
      {
        type: "amount | percentage",
        amount: "number",
        threshold: "number",
        discount: "number",
        "free_product.id": "integer",
        "free_product.title": "string",
        "free_product.image": "string | null",
        "free_product.price": "number",
      },
    ],
    ["S-386", "Promotion", { credits_type: "amount | multiplier | null", credits_amount: "number | null" }],
    ["S-387", "Promotion.notification", { title: "string", description: "string", image: "string | null" }],
    ["S-389", "Promotion", { uses_percentage: "number | null", description: "string" }],
    [
      "C-283",
      "Promotion",
      {
        name: "string",
        description: "string",
        free_shipping: "boolean",
        credits_type: "amount | multiplier | null",
        properties: "PromotionProperty[]",
      },
    ],
    [
      "S-390",
      "GiftCard",
      { code: "string", amount_remaining: "number", site: "SiteCode", currency: "Currency" },
    ],
    ["C-285", "GiftCard", { amount_remaining: "number", currency: "Currency" }],
    ["S-629", "RequiredEmailMissing", { reference: '"requiredEmailMissing"' }],
    ["S-429", "PromotionExpired", { reference: '"promotionExpired"', message: "string", value: "null" }],
  ]);

  it("S-377 says unix seconds", () =>
    expect(getDescription("Promotion.date_expired")).toContain("unix seconds"));
});
