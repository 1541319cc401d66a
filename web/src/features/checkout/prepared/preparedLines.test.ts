import type { Product } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { preparedLines } from "./preparedLines.ts";

const product = (id: number, level: string) =>
  ({
    id,
    title: `Product ${id}`,
    type: "Lamps",
    images: [],
    meta: {},
    price: 10,
    prices: { USD: 10 },
    inventories: [{ variant_id: id * 10, requires_shipping: true, level }],
    variants: [
      {
        id: id * 10,
        sku: null,
        option1: "Default Title",
        price: 10,
        prices: { USD: 10 },
        inventory_policy: "deny",
      },
    ],
  }) as unknown as Product;

it("prices what is sold now, and says what is not", () => {
  const lines = preparedLines(
    [
      { productId: 1, variantId: 10, quantity: 2 },
      { productId: 2, variantId: 20, quantity: 1 },
      { productId: 3, variantId: 30, quantity: 1 },
      { productId: 1, variantId: 11, quantity: 1 },
    ],
    {
      products: [product(1, "high"), product(2, "none")],
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
