import { expect, it } from "vitest";
import { formatReasons } from "../reasons/formatReason.ts";
import type { Product } from "../types.ts";
import { freeProducts } from "./freeProducts.ts";
import { toRows } from "./Row.ts";

it("names free goods by their options, and by their title where there is no choice", () => {
  const product = (title: string, option1: string, prices: Product["prices"]) =>
    ({ title, variants: [{ option1, prices }] }) as unknown as Product;
  const refused = freeProducts(
    toRows("products", [
      product("Lamp", "Default Title", { USD: 0 }),
      product("Rug", "Small|Red", { USD: 0, EUR: 1 }),
      product("Sofa", "Default Title", { USD: 9 }),
    ]),
  );
  expect(refused.map(({ reasons }) => formatReasons(reasons, "en"))).toEqual([
    expect.stringMatching(/^Lamp costs 0 USD,/),
    expect.stringMatching(/^Small\|Red costs 0 USD,/),
  ]);
});
