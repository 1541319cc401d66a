import { expect, test } from "vitest";
import { toIndexedProduct } from "./indexedProduct.ts";
import { ProductGroups } from "./ProductGroups.ts";

/** A product that costs so much, as groups take it in. */
const toPriced = (price: number) =>
  toIndexedProduct({
    document: { vendor: "Halo", type: "Toy", prices: { USD: price }, variants: [{ prices: { USD: price } }] },
    stock: [],
  } as never);
const shown = { enabled: true };

test("offers no brand without a name", () => {
  const groups = new ProductGroups();
  const { document, ...row } = { document: { vendor: "", type: "Toy", prices: {}, variants: [] }, stock: [] };
  groups.add(toIndexedProduct({ document, ...row } as never), shown, 0);
  expect(groups.countVendors(groups.every)).toEqual({});
});

test("counts the prices of what changed while they were taken in, and in another currency those in dollars", () => {
  const groups = new ProductGroups();
  for (const [place, price] of [10, 30, 60, 120, 170, 900].entries())
    groups.add(toPriced(price), shown, place);
  const change = (place: number, from: number, to: number) => {
    groups.remove(toPriced(from), shown, place);
    groups.add(toPriced(to), shown, place);
  };
  expect(groups.groupPrices("USD", 3)).toBe(false);
  change(1, 30, 10);
  change(4, 170, 25);
  groups.add(toPriced(199.99), shown, 6);
  expect(groups.groupPrices("USD", 3)).toBe(false);
  change(6, 199.99, 200);
  expect(groups.groupPrices("USD", 3)).toBe(true);
  const counts = { "0-25": 2, "25-50": 1, "50-100": 1, "100-150": 1, "200-": 2 };
  expect(groups.countPrices(groups.every, "USD")).toEqual(counts);
  expect(groups.countPrices(groups.every, "CAD")).toEqual(counts);
  groups.add(toPriced(5), shown, 7);
  expect(groups.countPrices(groups.every, "USD")).toEqual({ ...counts, "0-25": 3 });
});
