import { expect, test } from "vitest";
import { products } from "../../testing/shopData.ts";
import { missingPrices, missingPricesNotes } from "./missingPrices.ts";

const [halo] = products;
const createRow = (prices: object) => ({
  file: "a.csv",
  line: 2,
  rows: 1,
  value: { ...halo, variants: halo?.variants.map((variant) => ({ ...variant, prices })) } as never,
});

test("counts the products that are not sold in a currency", () => {
  const rows = [createRow({ USD: 1 }), createRow({ USD: 1, CAD: 2 }), createRow({ CAD: 2, GBP: 1, EUR: 1 })];
  expect(missingPrices(rows, ["EUR"])).toEqual({ EUR: 2 });
  const missing = missingPrices(rows, ["USD", "CAD", "GBP", "EUR"]);
  expect(missing).toEqual({ USD: 1, CAD: 1, GBP: 2, EUR: 2 });
  expect(missingPricesNotes(missing)).toEqual([
    "1 product has no price in USD and is not sold in it.",
    "1 product has no price in CAD and is not sold in it.",
    "2 products have no price in GBP and are not sold in it.",
    "2 products have no price in EUR and are not sold in it.",
  ]);
  expect(missingPricesNotes(missingPrices([], ["USD"]))).toEqual([]);
});
