import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Variant } from "../../types.ts";
import { estimateCart } from "../estimate.ts";
import { expectInvoiceAddsUp } from "../testing/expectInvoiceAddsUp.ts";
import { line, NOW, product, taxes } from "../testing/fixtures.ts";
import { addInvoice } from "./addInvoice.ts";
import { offerPrice } from "./offer.ts";
import { offeredPrice, offerInvoice, offerLine } from "./offerLine.ts";

const offered = (usd: number, percent: number, minimum = 0) => {
  const goods = product({ usd, minimum_prices: { USD: minimum } });
  const variant = goods.variants[0] as Variant;
  const price = offeredPrice(goods, variant, { currency: "USD", percent });
  return offerLine({ product: goods, variant, price, currency: "USD", now: NOW });
};

describe("lines of an offer", () => {
  it.each([
    ["20% of 38, rounded up", 38, 20, 0, { subtotal: 31, savings: 7 }],
    ["never below the minimum", 38, 90, 30, { subtotal: 30, savings: 8 }],
    ["never above the price", 9.5, 1, 0, { subtotal: 9.5, savings: 0 }],
    ["C-226 no percent, no savings", 38, 0, 0, { subtotal: 38, savings: 0 }],
  ])("%s", (_, usd, percent, minimum, expected) => {
    const { subtotal, discounts } = offerInvoice([offered(usd, percent, minimum)], "USD");
    expect({ subtotal, savings: discounts.savings }).toEqual(expected);
  });

  it("C-224 C-228 C-229 costs its lines and their tax, and ships along", () => {
    const invoice = offerInvoice([offered(38, 20), offered(20, 20)], "USD", taxes(3.88));
    expect(invoice).toMatchObject({
      subtotal: 47,
      shipping: 0,
      taxes: { _total: { regional: 3.88 } },
      total: 50.88,
    });
    expect(offerPrice({ subtotal: invoice.subtotal, savings: invoice.discounts.savings })).toEqual({
      price: 47,
      before: 58,
    });
  });
});

describe("an order with an accepted offer", () => {
  it("CA-66 every amount is the sum; the tax service's word on the order stays", () => {
    const order = estimateCart({
      lines: [line(product({ usd: 50 }))],
      currency: "USD",
      shipping: 7,
      taxes: { ...taxes(4), data: { rate: 0.08 } },
    });
    const added = offerInvoice([offered(38, 20)], "USD", { ...taxes(2.48), data: { rate: 0.08 } });
    expect(addInvoice(order, added)).toMatchObject({
      currency: "USD",
      subtotal: 81,
      shipping: 7,
      taxes: { total: 6.48, data: { rate: 0.08 }, included: false },
      total: 94.48,
      payments: { creditCard: 94.48 },
    });
  });

  it("adds up for any prices", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 90 }),
        (a, b, percent) => {
          const order = estimateCart({
            lines: [line(product({ usd: a / 100 }))],
            currency: "USD",
            shipping: 7,
          });
          expectInvoiceAddsUp(addInvoice(order, offerInvoice([offered(b / 100, percent)], "USD")));
        },
      ),
    ));
});
