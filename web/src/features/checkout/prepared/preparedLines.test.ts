import { expect, it } from "vitest";
import { createProduct } from "../../cart/testing/createProduct.ts";
import { preparedLines } from "./preparedLines.ts";

it("prices what is sold now, and says what is not", () => {
  const lines = preparedLines(
    [
      { productId: 1, variantId: 10, quantity: 2 },
      { productId: 2, variantId: 20, quantity: 1 },
      { productId: 3, variantId: 30, quantity: 1 },
      { productId: 1, variantId: 11, quantity: 1 },
    ],
    {
      products: [createProduct(1, 10), createProduct(2, 10, { level: "none" })],
      limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
      currency: "USD",
      now: 0,
    },
  );
  expect(
    lines.map(({ variantId, goods, line }) => [variantId, goods !== undefined, line?.price ?? null]),
  ).toEqual([
    [10, true, 20],
    [20, true, null],
    [30, false, null],
    [11, false, null],
  ]);
});
