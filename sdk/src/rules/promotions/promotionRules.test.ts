import { describe, expect, it } from "vitest";
import type { Invoice, Promotion } from "../../types.ts";
import { type EstimateInput, estimateCart } from "../estimate.ts";
import { expectInvoiceAddsUp } from "../testing/expectInvoiceAddsUp.ts";
import { giftCardProduct, line, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { judged, type Unjudged } from "../testing/judged.ts";
import { givesProduct } from "./getPromotionRule.ts";
import { PROMOTION_RULES } from "./promotionRules.ts";

const estimate = (input: Partial<Unjudged<EstimateInput>>): Invoice =>
  expectInvoiceAddsUp(estimateCart(judged({ lines: [], currency: "USD", ...input })));

it("3.6 eight types, three of them give a product", () => {
  expect(new Set(PROMOTION_RULES.map((rule) => rule.type)).size).toBe(8);
  expect(PROMOTION_RULES.map((rule) => rule.type).filter(givesProduct)).toEqual([
    "percentage_threshold_free_product",
    "free_product",
    "free_product_quantity_threshold",
  ]);
});

const tiers: Partial<Promotion> = {
  properties: [
    { threshold: 150, discount: 30 },
    { threshold: 100, discount: 10 },
  ],
};

describe("promotion discounts", () => {
  it.each<[string, Partial<Promotion>, number[], number]>([
    [
      "S-865 percentage, each unit down to a whole amount",
      { type: "percentage", discount: 15 },
      [48, 33],
      11,
    ],
    [
      "S-649 S-863 override: down to a whole amount on the cart",
      { discount: 15, override_minimum_product_prices: true },
      [48, 33],
      12,
    ],
    ["S-644 a negative percentage counts as 0", { discount: -10 }, [50], 0],
    ["S-864 cart-wide too", { discount: -10, override_minimum_product_prices: true }, [50], 0],
    ["over 100 percent takes no more than the lines", { discount: 250 }, [50], 50],
    ["over 100 percent cart-wide", { discount: 250, override_minimum_product_prices: true }, [50], 50],
    [
      "S-866 percentage_threshold below the first tier",
      { type: "percentage_threshold", discount: 0, ...tiers },
      [99.99],
      0,
    ],
    ["S-866 reaching a tier is enough", { type: "percentage_threshold", discount: 0, ...tiers }, [100], 10],
    ["S-866 just below the next", { type: "percentage_threshold", discount: 0, ...tiers }, [149], 14],
    ["S-866 the highest tier", { type: "percentage_threshold", discount: 0, ...tiers }, [150], 45],
    [
      "S-869 amount_threshold below the first tier",
      { type: "amount_threshold", discount: 0, ...tiers },
      [99.99],
      0,
    ],
    [
      "S-868 amount_threshold at the first tier",
      { type: "amount_threshold", discount: 0, ...tiers },
      [100],
      10,
    ],
    [
      "S-868 amount_threshold at the second tier",
      { type: "amount_threshold", discount: 0, ...tiers },
      [150],
      30,
    ],
    [
      "S-868 at most the lines",
      { type: "amount_threshold", properties: [{ threshold: 5, discount: 30 }] },
      [20],
      20,
    ],
    ["S-870 amount", { type: "amount", discount: 30 }, [50], 30],
    ["S-870 amount at most the lines", { type: "amount", discount: 80 }, [50], 50],
    [
      "S-871 free_product takes nothing off",
      { type: "free_product", discount: 0, free_product_id: 9 },
      [50],
      0,
    ],
    [
      "S-871 free_product_quantity_threshold takes nothing off the lines",
      { type: "free_product_quantity_threshold", discount: 0 },
      [50],
      0,
    ],
    [
      "S-871 percentage_threshold_free_product takes its percentage",
      { type: "percentage_threshold_free_product", discount: 10 },
      [50],
      5,
    ],
  ])("%s", (_, more, prices, expected) => {
    const lines = prices.map((usd) => line(product({ usd })));
    expect(estimate({ lines, promotion: promotion(more) }).discounts.promotion).toBe(expected);
  });

  it("SA-213 percentage_product works on its product only", () => {
    const [first, second] = [product({ usd: 50 }), product({ usd: 100 })];
    const offer = promotion({ type: "percentage_product", product_id: first.id, discount: 10 });
    expect(
      estimate({ lines: [line(first, { quantity: 2 }), line(second)], promotion: offer }).discounts.promotion,
    ).toBe(10);
  });

  it("S-867 the tier reads selling prices: savings are already taken", () => {
    const sale = product({ usd: 90, compareAt: { USD: 120 } });
    const offer = promotion({ type: "percentage_threshold", discount: 0, ...tiers });
    expect(estimate({ lines: [line(sale)], promotion: offer }).discounts.promotion).toBe(0);
  });

  it("SA-216 gift cards and warranties are never paid by an amount promotion", () => {
    const lines = [
      line(product({ usd: 20 })),
      line(giftCardProduct(100)),
      line(warrantyProduct(5), { target: 1 }),
    ];
    const invoice = estimate({ lines, promotion: promotion({ type: "amount", discount: 80 }) });
    expect(invoice.discounts.promotion).toBe(20);
    expect(invoice.total).toBe(105);
  });

  it.each([
    [30, 20, 10],
    [45, 20, 5],
    [50, 20, 0],
    [60, 20, 0],
  ])("S-645 S-646 S-649 unit 50 with minimum %d at %d%% gives %d", (minimum, discount, expected) => {
    const guarded = product({ usd: 50, minimum_prices: { USD: minimum } });
    expect(estimate({ lines: [line(guarded)], promotion: promotion({ discount }) }).discounts.promotion).toBe(
      expected,
    );
  });

  it("S-646 a minimum in dollars does not bind Canadian prices", () => {
    const guarded = product({ prices: { CAD: 64 }, minimum_prices: { USD: 64 } });
    const lines = [line(guarded, { currency: "CAD" })];
    expect(
      estimate({ lines, currency: "CAD", promotion: promotion({ discount: 50 }) }).discounts.promotion,
    ).toBe(32);
  });

  it("S-647 the line discount is the unit discount × quantity", () => {
    const lines = [line(product({ usd: 48 }), { quantity: 3 })];
    expect(estimate({ lines, promotion: promotion({ discount: 15 }) }).discounts.promotion).toBe(21);
  });

  it.each([
    ["minimum reached", { minimum: 50 }, 10],
    ["minimum missed", { minimum: 50.01 }, 0],
    ["maximum kept", { maximum: 50 }, 10],
    ["maximum exceeded", { maximum: 49.99 }, 0],
    ["both set, only the maximum holds", { minimum: 60, maximum: 100 }, 0],
    ["a required product is missing", { required_product_ids: "77" }, 0],
  ])("S-861 S-862 SA-211 %s", (_, more, expected) => {
    const lines = [line(product({ usd: 50 }))];
    expect(estimate({ lines, promotion: promotion(more) }).discounts.promotion).toBe(expected);
  });

  it("S-871 the gift's price is noted and changes no total", () => {
    const gift = product({ usd: 12 });
    const lines = [line(product({ usd: 50 })), line(gift, { free: true, promotion: "WELCOME" })];
    const invoice = estimate({
      lines,
      promotion: promotion({ type: "free_product", discount: 0, free_product_id: gift.id }),
    });
    expect(invoice.discounts.freeProduct).toBe(12);
    expect(invoice.total).toBe(50);
  });
});
