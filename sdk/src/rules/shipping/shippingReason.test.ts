import { describe, expect, it } from "vitest";
import { estimateCart } from "../estimate.ts";
import { giftCardProduct, line, product } from "../testing/fixtures.ts";
import { shippingReason } from "./shippingReason.ts";
import { shippingSubtotal } from "./shippingSubtotal.ts";

const rates = [{ amount: 7, original: 7, range: { min: 0, max: 200 }, estimate: null }];
const goods = product({ usd: 125 });
const card = giftCardProduct(100);

describe("shippingReason", () => {
  it.each([
    ["of a subtotal that a rate is for", [line(goods)], "standardRate"],
    ["of a subtotal above every rate", [line(goods, { quantity: 2 })], "noRate"],
    ["of a subtotal without the gift cards", [line(goods), line(card)], "standardRate"],
  ] as const)("%s", (_, lines, reason) => {
    const invoice = estimateCart({ lines: [...lines], currency: "USD", rates });
    expect(shippingReason({ lines, rates, subtotal: shippingSubtotal(invoice, lines) })).toBe(reason);
  });
});
