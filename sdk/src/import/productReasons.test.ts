import { expect, test } from "vitest";
import type { Product } from "../types.ts";
import { productReasons } from "./productReasons.ts";

test.each([
  [{ EUR: 20, GBP: 18 }, {}, ["compareAtOfNoPrice"]],
  [{ EUR: 20, GBP: 18 }, { compare_at_prices: { EUR: 30 } }, []],
  [{ EUR: 20 }, {}, []],
  [{ EUR: 20, USD: 22 }, {}, []],
])("a former price of 30 beside prices of %j, and %j: %j", (prices, more, expected) => {
  const variants = [{ id: 1, prices, compare_at_price: 30, ...more }];
  const product = { variants, images: [], inventories: [] } as unknown as Product;
  expect(productReasons(product).map(({ key }) => key)).toEqual(expected);
});
