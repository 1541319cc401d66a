import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

const SUBTOTALS = {
  "_subtotal.taxable": "number",
  "_subtotal.discounted": "number",
  "_subtotal.discountable": "number",
  "_subtotal.physical": "number",
  "_subtotal.digital": "number",
};
const DISCOUNTS = {
  "discounts.savings": "number",
  "discounts.freeProduct": "number",
  "discounts.shipping": "number",
  "discounts.promotion": "number",
  "discounts.giftCard": "number",
  "discounts.credits": "number",
};

describe("invoice, taxes, shipping", () => {
  holdsRows([
    ["S-371 C-290", "Invoice", { subtotal: "number", ...SUBTOTALS }],
    ["S-372 C-296", "Invoice", DISCOUNTS],
    [
      "S-373 C-293 C-294",
      "Invoice.taxes",
      {
        total: "number",
        "_total.regional": "number",
        "_total.shipping": "number",
        data: "object | null",
        included: "boolean",
      },
    ],
    [
      "S-374 C-292",
      "Invoice",
      { shipping: "number", total: "number", currency: "Currency", subtotal: "number" },
    ],
    ["S-375 C-297", "Invoice.payments", { giftCard: "number", creditCard: "number", credits: "number" }],
    ["C-298", "ShippingOption", { type: "string", label: "string", amount: "number", original: "number" }],
    ["C-299", "ShippingOption.estimate", { type: "relative", unit: "days", value: "integer[]" }],
    ["C-300", "ShippingOption", { "duties.total": "number" }],
    [
      "S-362",
      "listShippingRates 200.data.standard.[]",
      { amount: "number", original: "number", "range.min": "number", "range.max": "number | null" },
    ],
    ["C-326", "TaxCalculation.address", { country: "string", state: "string", zipcode: "string | null" }],
    [
      "C-327",
      "TaxCalculation.invoice",
      {
        currency: "string",
        shipping: "number",
        "discounts.promotion": "number",
        "_subtotal.taxable": "number",
      },
    ],
    [
      "C-328",
      "TaxCalculation.products.[]",
      { id: "string | integer", quantity: "integer", unit_price: "number" },
    ],
  ]);
});
