import { createLine, judgePromotion } from "@velours/sdk/rules";
import type { Product, Promotion } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { emptyCart } from "./CartState.ts";
import { linePrice } from "./linePrice.ts";

const lineOf = (usd: number, quantity: number) => {
  const variant = { id: usd, price: usd, prices: { USD: usd }, compare_at_prices: {}, taxable: true };
  const product = { id: usd, type: "Vibrators", prices: { USD: usd }, variants: [variant], inventories: [] };
  return createLine({
    product: product as unknown as Product,
    variant: variant as unknown as Product["variants"][number],
    quantity,
    currency: "USD",
    now: 0,
  });
};

const prices = (goods: [usd: number, quantity: number][], more: Partial<Promotion>, refused = false) => {
  const lines = goods.map(([usd, quantity]) => lineOf(usd, quantity));
  const promotion = { id: 1, name: "CODE", type: "percentage", discount: 0, ...more } as Promotion;
  const state = {
    products: { data: lines, error: null },
    promotion: {
      ...emptyCart.promotion,
      error: refused ? { reference: "promotionExpired", message: "" } : null,
    },
    judged: judgePromotion({ lines, currency: "USD", terms: null }, promotion),
  };
  return lines.map((line) => linePrice(state, line));
};

describe("the price of a line is what the bag charges for it (SA-408)", () => {
  it.each<[string, [number, number][], Partial<Promotion>, (number | null)[][]]>([
    ["on the whole bag", [[6, 3]], { discount: 40, override_minimum_product_prices: true }, [[11, 18]]],
    [
      "down to a whole amount a unit",
      [
        [24, 1],
        [12, 1],
      ],
      { discount: 15 },
      [
        [21, 24],
        [11, 12],
      ],
    ],
    ["nothing off a unit", [[6, 10]], { discount: 15 }, [[60, null]]],
    [
      "money off, by price",
      [
        [30, 1],
        [10, 1],
      ],
      { type: "amount", discount: 10 },
      [
        [22.5, 30],
        [7.5, 10],
      ],
    ],
    ["S-650 not eligible", [[48, 1]], { discount: 10, excluded_product_ids: [48] }, [[48, null]]],
  ])("%s", (_, goods, more, expected) =>
    expect(prices(goods, more).map(({ amount, former }) => [amount, former])).toEqual(expected),
  );

  it("is the full one while the promotion does not count", () =>
    expect(prices([[24, 1]], { discount: 15 }, true)).toEqual([{ amount: 24, former: null }]));
});
