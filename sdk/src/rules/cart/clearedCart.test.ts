import { describe, expect, it } from "vitest";
import { estimateCart } from "../estimate.ts";
import { expectInvoiceAddsUp } from "../testing/expectInvoiceAddsUp.ts";
import { line, product, promotion, taxes } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import { clearedCart } from "./clearedCart.ts";

describe("clearedCart", () => {
  const cart = {
    currency: "CAD" as const,
    lines: [line(product())],
    promotion: promotion(),
    giftCard: { amount_remaining: 5, currency: "CAD" as const },
    credits: 3,
    shipping: 7,
    taxes: taxes(2),
  };

  it("S-449 leaves no product, promotion, gift card, credits or invoice", () => {
    expect(estimateCart(judged(cart)).total).toBeGreaterThan(0);
    expect({ ...cart, ...clearedCart("CAD") }).toMatchObject({
      currency: "CAD",
      lines: [],
      promotion: null,
      giftCard: null,
      credits: null,
      invoice: null,
    });
  });

  it("S-449 its estimate is 0 in every part, in the currency of the page", () => {
    const { estimate } = clearedCart("CAD");
    expectInvoiceAddsUp(estimate);
    expect(estimate).toEqual(estimateCart({ lines: [], currency: "CAD" }));
    const { currency, subtotal, shipping, total, rewards, discounts, payments, taxes } = estimate;
    expect(currency).toBe("CAD");
    const amounts = [subtotal, shipping, total, rewards, taxes.total];
    expect(
      [...amounts, ...Object.values(discounts), ...Object.values(payments)].every((amount) => amount === 0),
    ).toBe(true);
  });
});
