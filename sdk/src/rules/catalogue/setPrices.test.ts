import { expect, test } from "vitest";
import type { Product, Variant } from "../../types.ts";
import { setPrices } from "./setPrices.ts";

const variant = (id: number, more: Partial<Variant> = {}): Variant => ({
  id,
  sku: null,
  option1: `V${id}`,
  price: 48,
  compare_at_price: null,
  prices: { USD: 48, EUR: 45 },
  taxable: true,
  inventory_policy: "deny",
  ...more,
});
const product = (...variants: Variant[]) =>
  ({ id: 1, title: "Halo", price: 48, prices: { USD: 48, EUR: 45 }, variants }) as unknown as Product;
const summarize = ({ price, prices, variants }: Product) => ({
  price,
  prices,
  variants: variants.map((each) => [
    each.price,
    each.prices,
    each.compare_at_prices ?? null,
    each.compare_at_price,
  ]),
});

test.each([
  [
    "sets the price of the first variant and with it the product's",
    [{ variantId: 1, currency: "USD", price: 44 }],
    { price: 44, prices: { USD: 44, EUR: 45 }, first: [44, { USD: 44, EUR: 45 }, null, null] },
  ],
  [
    "leaves the product's when another variant changes",
    [{ variantId: 2, currency: "USD", price: 44 }],
    { price: 48, prices: { USD: 48, EUR: 45 }, first: [48, { USD: 48, EUR: 45 }, null, null] },
  ],
  [
    "notes a former price, in its own currency",
    [{ variantId: 1, currency: "EUR", price: 40, compareAt: 45 }],
    { price: 48, prices: { USD: 48, EUR: 40 }, first: [48, { USD: 48, EUR: 40 }, { EUR: 45 }, null] },
  ],
  [
    "takes a price away, and the product has that of the next variant",
    [{ variantId: 1, currency: "EUR", price: null, compareAt: 45 }],
    { price: 48, prices: { USD: 48, EUR: 45 }, first: [48, { USD: 48 }, null, null] },
  ],
  [
    "of two for one variant the last one counts",
    [
      { variantId: 1, currency: "USD", price: 4.4, compareAt: 48 },
      { variantId: 1, currency: "USD", price: 44, compareAt: null },
    ],
    { price: 44, prices: { USD: 44, EUR: 45 }, first: [44, { USD: 44, EUR: 45 }, null, null] },
  ],
] as const)("%s", (_name, changes, { first, ...expected }) => {
  const changed = summarize(setPrices(product(variant(1), variant(2)), changes));
  expect({ price: changed.price, prices: changed.prices }).toEqual(expected);
  expect(changed.variants[0]).toEqual(first);
});

test("writes a former price without a currency down in its own before prices change", () => {
  const former = (prices: Variant["prices"], change: Parameters<typeof setPrices>[1][number]) =>
    setPrices(product(variant(1, { prices, compare_at_price: 60 })), [change]).variants[0]?.compare_at_prices;
  const change = { variantId: 1, price: 40 } as const;
  expect(former({ EUR: 45 }, { ...change, currency: "USD" })).toEqual({ EUR: 60 });
  expect(former({ USD: 48 }, { ...change, currency: "EUR", compareAt: 50 })).toEqual({ USD: 60, EUR: 50 });
  expect(former({ USD: 48 }, { ...change, currency: "USD", compareAt: null })).toBeUndefined();
});

test("takes a currency from the product that no variant is sold in", () => {
  const changed = setPrices(product(variant(1)), [{ variantId: 1, currency: "EUR", price: null }]);
  expect(changed.prices).toEqual({ USD: 48 });
});
