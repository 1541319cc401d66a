import { describe, expect, it } from "vitest";
import { getDescription } from "../testing/describeSchema.ts";
import { holdsRows } from "../testing/holdsRows.ts";

describe("cart", () => {
  holdsRows([
    ["S-347", "CartLine", { product: "Product", variant: "Variant", quantity: "integer" }],
    ["S-007", "CartLine", { medium: "physical | digital" }],
    ["S-344 S-350 S-351", "CartLine", { free: "boolean", promotion: "string | null" }],
    ["S-353 S-354 C-280", "CartLine", { warranty: "boolean", target: "integer | null" }],
    ["S-355 C-281", "CartLine", { delivery: "GiftCardDelivery | GiftCardDelivery[]" }],
    ["S-356", "CartLine", { date_added: "integer", date_updated: "integer" }],
    ["S-367 C-275", "CartType", { "": "physical | digital | mix | null" }],
    [
      "C-277",
      "CartLine.product",
      {
        id: "integer",
        title: "string",
        type: "string",
        "images.[].id": "integer",
        "images.[].src": "string",
        "images.[].alt": "string",
        "inventories.[].variant_id": "integer",
        "inventories.[].level": "low | high | unlimited | none",
      },
    ],
    [
      "C-278",
      "CartLine.variant",
      {
        id: "integer",
        image_id: "integer | null",
        prices: "Prices",
        compare_at_prices: "MinimumPrices",
        option1: "string | null",
        inventory_policy: "deny | continue",
      },
    ],
    ["C-279", "CartLine", { quantity: "integer", price: "number", free: "boolean", sale: "boolean" }],
    [
      "C-301",
      "GiftCardDelivery",
      {
        "from.email": "string | null",
        "from.name": "string",
        "from.message": "string | null",
        "to.email": "string",
      },
    ],
    ["C-302", "GiftCardForm", { email: "Email", message: "string | null", name: "string" }],
  ]);

  it("S-356 says milliseconds", () =>
    expect(getDescription("CartLine.date_added")).toContain("ms since 1970"));
});
