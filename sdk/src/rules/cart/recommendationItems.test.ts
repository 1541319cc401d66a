import { expect, it } from "vitest";
import { line, product } from "../testing/fixtures.ts";
import { recommendationItems } from "./recommendationItems.ts";

const halo = product({ id: 1, usd: 48, prices: { CAD: 64 } });

it("says the six fields of each line in the cart's currency, without gifts and protection (S-723, S-794)", () => {
  const protection = { ...line(product({ id: 9, type: "Warranty" })), target: 1 };
  const gift = line(product({ id: 5 }), { free: true });
  const lines = [line(halo, { quantity: 2 }), gift, protection];
  const [item, ...others] = recommendationItems(lines, "CAD");
  expect(item).toEqual({
    name: halo.title,
    price_currency_code: "CAD",
    product_id: 1,
    quantity: 2,
    sku_id: halo.variants[0]?.id,
    unit_price: 64,
  });
  expect(others).toEqual([]);
});
