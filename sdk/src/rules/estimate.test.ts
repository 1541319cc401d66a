import { describe, expect, it } from "vitest";
import type { Invoice } from "../types.ts";
import { type EstimateInput, estimateCart } from "./estimate.ts";
import { expectInvoiceAddsUp } from "./testing/expectInvoiceAddsUp.ts";
import { giftCardProduct, line, product, promotion, taxes, warrantyProduct } from "./testing/fixtures.ts";
import { judged, type Unjudged } from "./testing/judged.ts";

const estimate = (input: Partial<Unjudged<EstimateInput>>): Invoice =>
  expectInvoiceAddsUp(estimateCart(judged({ lines: [], currency: "USD", ...input })));

const rates = [
  { amount: 7, original: 7, range: { min: 0, max: 69 } },
  { amount: 0, original: 0, range: { min: 69, max: null } },
];

describe("subtotals", () => {
  it("an empty cart costs nothing", () => expect(estimate({ rates }).total).toBe(0));

  it("S-860 S-371 gifts are in no subtotal; warranties and gift cards are in subtotal and digital only", () => {
    const invoice = estimate({
      lines: [
        line(product({ usd: 50 }), { quantity: 2 }),
        line(product({ usd: 20, taxable: false })),
        line(product({ usd: 12 }), { free: true }),
        line(giftCardProduct(25)),
        line(warrantyProduct(5), { target: 1101 }),
      ],
    });
    expect(invoice.subtotal).toBe(150);
    expect(invoice._subtotal).toEqual({
      taxable: 100,
      discounted: 120,
      discountable: 120,
      physical: 120,
      digital: 30,
    });
  });

  it("SA-087 S-241 discountable is what the promotion is for, even while the cart does not hold it", () => {
    const [first, second] = [product({ usd: 30 }), product({ usd: 20 })];
    const lines = [line(first), line(second)];
    const offer = promotion({ excluded_product_ids: [second.id], minimum: 500 });
    expect(estimate({ lines, promotion: offer })).toMatchObject({
      _subtotal: { discountable: 30 },
      total: 50,
    });
    expect(estimate({ lines })._subtotal.discountable).toBe(50);
  });

  it("S-858 savings are (compare-at − price) × quantity of sale lines", () => {
    const sale = product({ usd: 48, compareAt: { USD: 60 } });
    const invoice = estimate({ lines: [line(sale, { quantity: 3 }), line(product({ usd: 10 }))] });
    expect(invoice.discounts.savings).toBe(36);
    expect(invoice.total).toBe(154);
  });
});

describe("shipping", () => {
  const lines = [line(product({ usd: 50 }))];
  it.each<[string, Partial<Unjudged<EstimateInput>>, number]>([
    ["S-492 an explicit price wins", { shipping: 3, rate: { amount: 7 } }, 3],
    ["S-492 an explicit 0 wins", { shipping: 0, rate: { amount: 7 } }, 0],
    ["S-492 even when the rate is excluded", { shipping: 3, rateIncluded: false }, 3],
    ["S-488 S-493 the rate is included by default", { rate: { amount: 7 } }, 7],
    ["S-489 a rate included explicitly", { rate: { amount: 7 }, rateIncluded: true }, 7],
    ["S-491 SA-118 a rate reset is included", { rate: { amount: 7 }, rateIncluded: undefined }, 7],
    ["S-490 C-354 an excluded rate", { rate: { amount: 7 }, rateIncluded: false }, 0],
    ["S-493 SA-120 the rate of the range before one is chosen", { rates }, 7],
    ["S-494 else 0", {}, 0],
  ])("%s", (_, more, expected) => expect(estimate({ lines, ...more }).shipping).toBe(expected));

  it("S-493 digital carts ship nothing", () =>
    expect(estimate({ lines: [line(giftCardProduct())], rate: { amount: 7 } }).shipping).toBe(0));
  it("S-493 mixed carts do", () =>
    expect(estimate({ lines: [...lines, line(giftCardProduct())], rate: { amount: 7 } }).shipping).toBe(7));

  it.each([
    [68.99, 7],
    [69, 0],
  ])("SA-120 subtotal %d ships for %d", (usd, expected) =>
    expect(estimate({ lines: [line(product({ usd }))], rates }).shipping).toBe(expected),
  );

  it("S-883 the range is compared with subtotal minus promotion", () => {
    const invoice = estimate({
      lines: [line(product({ usd: 70 }))],
      rates,
      promotion: promotion({ discount: 10 }),
    });
    expect(invoice.shipping).toBe(7);
  });

  it("S-872 the discount is original − amount", () => {
    const invoice = estimate({ lines, rate: { amount: 2, original: 7 } });
    expect([invoice.shipping, invoice.discounts.shipping]).toEqual([2, 5]);
  });

  it("C-350 free shipping lowers an estimated rate to 0", () => {
    const invoice = estimate({ lines, rates, promotion: promotion({ discount: 0, free_shipping: true }) });
    expect([invoice.shipping, invoice.discounts.shipping]).toEqual([0, 7]);
  });

  it("S-516 a quantity tier lowers an estimated rate", () => {
    const offer = promotion({
      type: "free_product_quantity_threshold",
      discount: 0,
      properties: [{ threshold: 2, type: "percentage", amount: 50 }],
    });
    expect(estimate({ lines, rates, promotion: offer }).shipping).toBe(7);
    const two = [line(product({ usd: 20 }), { quantity: 2 })];
    expect(estimate({ lines: two, rates, promotion: offer })).toMatchObject({
      shipping: 3.5,
      discounts: { shipping: 3.5 },
    });
  });
});

describe("taxes, payments and total", () => {
  const lines = [line(product({ usd: 50 }))];
  it("S-875 taxes are added", () => expect(estimate({ lines, taxes: taxes(4.13) }).total).toBe(54.13));
  it("S-875 SA-218 unless included", () => {
    const invoice = estimate({
      lines,
      taxes: taxes(8.33, { included: true }),
      giftCard: { amount_remaining: 100, currency: "USD" },
    });
    expect([invoice.total, invoice.discounts.giftCard]).toEqual([0, 50]);
  });

  it.each([
    [0, 0, 50],
    [49.99, 49.99, 0.01],
    [50, 50, 0],
    [50.01, 50, 0],
  ])("S-873 S-876 a gift card of %d pays %d and leaves %d", (amount_remaining, paid, total) => {
    const invoice = estimate({ lines, giftCard: { amount_remaining, currency: "USD" } });
    expect([invoice.discounts.giftCard, invoice.total, invoice.payments.creditCard]).toEqual([
      paid,
      total,
      total,
    ]);
  });

  it("S-639 SA-117 a gift card of another currency pays nothing", () =>
    expect(estimate({ lines, giftCard: { amount_remaining: 10, currency: "CAD" } }).discounts.giftCard).toBe(
      0,
    ));

  it.each([
    [20, 20, 30.5],
    [50.5, 50.5, 0],
    [50.6, 50.6, 0],
    [51, 51, 0],
    [80, 51, 0],
    [null, 0, 50.5],
    [-5, 0, 50.5],
  ])("S-874 SA-220 credits of %s pay %d of 50.5 and leave %d", (credits, paid, total) => {
    const invoice = estimate({ lines: [line(product({ usd: 50.5 }))], credits });
    expect([invoice.discounts.credits, invoice.total]).toEqual([paid, total]);
  });

  it("S-873 SA-219 credits first, then the gift card", () => {
    const invoice = estimate({ lines, credits: 20, giftCard: { amount_remaining: 100, currency: "USD" } });
    expect(invoice.payments).toEqual({ credits: 20, giftCard: 30, creditCard: 0 });
  });

  it("SA-221 rewards: the gift card is not subtracted", () => {
    expect(estimate({ lines, giftCard: { amount_remaining: 100, currency: "USD" } }).rewards).toBe(5);
    expect(estimate({ lines, credits: 20 }).rewards).toBe(3);
  });
});

describe("gift cards in the cart", () => {
  const card = line(giftCardProduct(100));
  const goods = line(product({ usd: 24 }));
  const giftCard = { amount_remaining: 500, currency: "USD" } as const;

  it.each<
    [
      string,
      Partial<Unjudged<EstimateInput>>,
      { giftCard: number; credits: number; total: number; rewards: number },
    ]
  >([
    [
      "a gift card buys no gift card",
      { lines: [card], giftCard },
      { giftCard: 0, credits: 0, total: 100, rewards: 0 },
    ],
    [
      "cash back buys no gift card",
      { lines: [card], credits: 500 },
      { giftCard: 0, credits: 0, total: 100, rewards: 0 },
    ],
    [
      "a gift card pays for what stands beside one",
      { lines: [card, goods], giftCard, shipping: 7 },
      { giftCard: 31, credits: 0, total: 100, rewards: 3 },
    ],
    [
      "cash back pays for what stands beside one, to the cent",
      { lines: [card, goods], credits: 500, taxes: taxes(1.98) },
      { giftCard: 0, credits: 25.98, total: 100, rewards: 0 },
    ],
    [
      "both stop at what stands beside one",
      { lines: [card, goods], credits: 20, giftCard },
      { giftCard: 4, credits: 20, total: 100, rewards: 1 },
    ],
    [
      "bought with money it earns nothing",
      { lines: [card] },
      { giftCard: 0, credits: 0, total: 100, rewards: 0 },
    ],
  ])("SA-401 SA-402 %s", (_, input, { giftCard, credits, total, rewards }) =>
    expect(
      expectInvoiceAddsUp(estimateCart(judged({ lines: [], currency: "USD", ...input })), 100),
    ).toMatchObject({
      payments: { giftCard, credits, creditCard: total },
      rewards,
    }),
  );

  it("a gift card brings no free shipping", () => {
    expect(estimate({ lines: [goods, card], rates }).shipping).toBe(7);
    expect(estimate({ lines: [line(product({ usd: 69 })), card], rates }).shipping).toBe(0);
  });
});
