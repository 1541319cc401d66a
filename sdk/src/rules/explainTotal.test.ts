import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine, Order } from "../types.ts";
import { orderedProduct } from "./checkout/createOrder.ts";
import { type EstimateInput, estimateCart } from "./estimate.ts";
import { explainOrder } from "./explainOrder.ts";
import { type ExplainedRow, explainTotal } from "./explainTotal.ts";
import { sumAmounts } from "./money.ts";
import type { JudgedPromotion } from "./promotions/judgePromotion.ts";
import { PROMOTION_RULES } from "./promotions/promotionRules.ts";
import { anyEstimate, money } from "./testing/arbitraries.ts";
import { giftCardProduct, line, product, promotion, taxes } from "./testing/fixtures.ts";
import { judged, type Unjudged } from "./testing/judged.ts";
import { addInvoice } from "./upsells/addInvoice.ts";
import { offerInvoice, offerLine } from "./upsells/offerLine.ts";

const goods = product({ id: 1, usd: 38 });

function explain(
  lines: CartLine[],
  {
    shipped = false,
    vatIncluded = false,
    ...more
  }: Partial<Unjudged<EstimateInput>> & { shipped?: boolean; vatIncluded?: boolean } = {},
) {
  const input = judged({ lines, currency: "USD" as const, ...more });
  return explainTotal({
    invoice: estimateCart(input),
    lines,
    promotion: toApplied(input),
    shipped,
    vatIncluded,
  });
}

const toApplied = ({ promotion: applied }: { promotion: JudgedPromotion | null }) =>
  applied && { name: applied.promotion.name, type: applied.promotion.type, ...applied.facts };

const uncharged = { _discount: 0, _tax: 0, _shipping: 0, _shippingTax: 0, _duties: 0, _rewards: 0 };
const list = (rows: readonly ExplainedRow[] | null) => rows?.map(({ row, amount }) => [row, amount]);

/** The order of an estimate, as it is stored. */
function toOrder(plain: Unjudged<EstimateInput>): Order {
  const input = judged(plain);
  const { lines } = input;
  const invoice = estimateCart(input);
  const applied = toApplied(input);
  const stored = applied && { ...applied, description: null };
  return {
    invoice,
    products: (lines as CartLine[]).map((bought) => orderedProduct(bought, undefined, uncharged, "an-order")),
    promotion: stored,
    shipping: null,
  } as Partial<Order> as Order;
}

function expectAddsUp(rows: readonly ExplainedRow[] | null, total: number): void {
  expect(rows?.at(-1)).toEqual({ row: "total", amount: total });
  const parts = rows?.slice(0, -1) ?? [];
  expect(sumAmounts(parts.map(({ amount }) => amount))).toBe(total);
  expect(parts.map(({ row }) => row)).not.toContain("total");
}

describe("for every cart, promotion, payment and tax", () => {
  it("the rows add up to the total, to the cent, with all types of promotion", () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(anyEstimate, fc.boolean(), (input, shipped) => {
        if (input.promotion) types.add(input.promotion.type);
        const invoice = estimateCart(judged(input));
        const lines = input.lines as CartLine[];
        expectAddsUp(
          explainTotal({ invoice, lines, promotion: input.promotion ?? null, shipped }),
          invoice.total,
        );
      }),
      { numRuns: 3000 },
    );
    expect(types.size).toBe(PROMOTION_RULES.length);
  });

  it("an order's rows add up to what was paid, with an offer added after the purchase as well", () => {
    fc.assert(
      fc.property(anyEstimate, fc.array(fc.tuple(money, money), { maxLength: 3 }), (input, offers) => {
        const order = toOrder(input);
        expectAddsUp(explainOrder(order), order.invoice.total);
        const offered = offers.map(([usd, price]) => {
          const prices = { USD: usd, CAD: usd, GBP: usd, EUR: usd };
          const of = product({ usd, prices });
          return offerLine({
            product: of,
            variant: of.variants[0]!,
            price,
            currency: input.currency,
            now: 0,
          });
        });
        const included = order.invoice.taxes.included;
        const added = addInvoice(
          order.invoice,
          offerInvoice(offered, input.currency, taxes(1.23, { included })),
        );
        const products = [
          ...order.products,
          ...offered.map((bought) => orderedProduct(bought, undefined, uncharged, "an-order")),
        ];
        expectAddsUp(explainOrder({ ...order, products, invoice: added }), added.total);
      }),
      { numRuns: 1000 },
    );
  });

  it("says nothing when a price has changed since", () => {
    fc.assert(
      fc.property(anyEstimate, fc.nat(), (input, place) => {
        const paid = input.lines.filter(({ free }) => !free) as CartLine[];
        fc.pre(paid.length > 0);
        const changed = paid[place % paid.length] as CartLine;
        const lines = (input.lines as CartLine[]).map((line) =>
          line === changed ? { ...line, price: sumAmounts([line.price, 0.01]) } : line,
        );
        const invoice = estimateCart(judged(input));
        expect(explainTotal({ invoice, lines, promotion: null, shipped: true })).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe("what each row says", () => {
  const three = [line(goods, { quantity: 3 })];

  it.each<[string, CartLine[], Parameters<typeof explain>[1], [string, number][]]>([
    [
      "lines alone",
      three,
      {},
      [
        ["line", 114],
        ["total", 114],
      ],
    ],
    [
      "a percentage, shipping and tax",
      three,
      { promotion: promotion(), shipped: true, rate: { amount: 7 }, taxes: taxes(8) },
      [
        ["line", 114],
        ["promotion", -21],
        ["shipping", 7],
        ["taxes", 8],
        ["total", 108],
      ],
    ],
    [
      "cash back, then the gift card",
      three,
      { credits: 14, giftCard: { amount_remaining: 50, currency: "USD" } },
      [
        ["line", 114],
        ["credits", -14],
        ["giftCard", -50],
        ["total", 50],
      ],
    ],
    [
      "the cents of cash back that pay for nothing",
      three,
      { credits: 200, taxes: taxes(8.25) },
      [
        ["line", 114],
        ["taxes", 8.25],
        ["credits", -123],
        ["unusedCredits", 0.75],
        ["total", 0],
      ],
    ],
    [
      "duties apart from the tax",
      three,
      { shipped: true, taxes: taxes(12.42, { _total: { shipping: 4.5, regional: 7.92 } }) },
      [
        ["line", 114],
        ["shipping", 0],
        ["duties", 4.5],
        ["taxes", 7.92],
        ["total", 126.42],
      ],
    ],
    [
      "CA-404 duties beside included taxes change nothing",
      three,
      { taxes: taxes(20.5, { included: true, _total: { shipping: 4.5, regional: 16 } }) },
      [
        ["line", 114],
        ["includedTaxes", 0],
        ["carrierDuties", 0],
        ["total", 114],
      ],
    ],
    [
      "pounds include VAT before it is computed",
      [line(product({ usd: 30, prices: { GBP: 30 } }), { currency: "GBP" })],
      { currency: "GBP", vatIncluded: true },
      [
        ["line", 30],
        ["includedTaxes", 0],
        ["total", 30],
      ],
    ],
    [
      "a gift costs nothing",
      [...three, line(product({ usd: 12 }), { free: true })],
      { promotion: promotion({ type: "free_product", free_product_id: 9 }) },
      [
        ["line", 114],
        ["line", 0],
        ["promotion", 0],
        ["total", 114],
      ],
    ],
  ])("%s", (_, lines, more, expected) => expect(list(explain(lines, more))).toEqual(expected));

  it.each<[string, number, number, boolean, number | null]>([
    ["equal units", 114, 3, false, 38],
    ["a single unit", 38, 1, false, null],
    ["cents that do not divide", 10, 3, false, null],
    ["a gift", 12, 2, true, null],
  ])("the price of a unit: %s", (_, price, quantity, free, unit) => {
    const lines = [{ price, quantity, free }];
    const invoice = { ...estimateCart({ lines: [], currency: "USD" }), subtotal: free ? 0 : price };
    const rows = explainTotal({
      invoice: { ...invoice, total: invoice.subtotal },
      lines,
      promotion: null,
      shipped: false,
    });
    expect(rows?.[0]).toMatchObject({ row: "line", unit });
  });

  it.each<[string, Parameters<typeof explain>[1], object]>([
    [
      "whole amounts took less than the percent",
      { promotion: promotion() },
      { limited: true, gives: null, promotion: { eligible: 114, percent: 20, tier: null } },
    ],
    [
      "exactly the percent",
      { promotion: promotion({ discount: 50 }) },
      { limited: false, promotion: { percent: 50 } },
    ],
    [
      "the tier reached and the next",
      {
        promotion: promotion({
          type: "amount_threshold",
          properties: [
            { threshold: 50, discount: 10 },
            { threshold: 126, discount: 20 },
          ],
        }),
      },
      { amount: -10, promotion: { tier: 50, next: { threshold: 126, missing: 12, unit: "amount" } } },
    ],
    [
      "shipping it lowered",
      { promotion: promotion({ discount: 0, free_shipping: true }), rate: { amount: 0, original: 7 } },
      { amount: 0, gives: "shipping" },
    ],
  ])("the promotion: %s", (_, more, expected) =>
    expect(explain(three, more)?.find(({ row }) => row === "promotion")).toMatchObject(expected),
  );

  it("an order without stored facts names its promotion, and nothing it does not know", () => {
    const { promotion: stored, ...order } = toOrder({
      lines: three,
      currency: "USD",
      promotion: promotion(),
    });
    const rows = explainOrder({
      ...order,
      promotion: { name: "WELCOME", description: null, type: "percentage" },
    });
    expect(stored).toMatchObject({ eligible: 114, percent: 20 });
    expect(rows?.find(({ row }) => row === "promotion")).toEqual({
      row: "promotion",
      amount: -21,
      promotion: { name: "WELCOME", description: null, type: "percentage" },
      limited: false,
      gives: null,
    });
  });

  it("gift cards in the cart are lines, whatever pays", () => {
    const rows = explain([line(giftCardProduct())], { credits: 30 });
    expect(list(rows)).toEqual([
      ["line", 50],
      ["total", 50],
    ]);
  });

  it.each(["USD", "GBP"] as const)("an empty cart costs nothing in %s", (active) => {
    const rows = explain([], { currency: active });
    expect(rows?.at(-1)).toEqual({ row: "total", amount: 0 });
  });
});
