import { expect, test } from "vitest";
import { products } from "../../../testing/shopData.ts";
import { packProducts } from "./packProducts.ts";

const stock = [
  { variant_id: 11, region: "US", quantity: null, level: "high" as const, requires_shipping: true },
];
const texts = products.map((document, nth) =>
  JSON.stringify([document.id, true, nth, "2026-03-01T02:00:00+02:00", null, document, stock]),
);

test("products are the same however often and in whatever order they are read", () => {
  const { records } = packProducts(texts);
  for (const order of [records, records.toReversed(), records])
    expect(order.map(({ id, document }) => [id, document])).toEqual(
      (order === records ? products : products.toReversed()).map((document) => [document.id, document]),
    );
  expect(records.map((record) => record.stock)).toEqual(products.map(() => stock));
});

test("when a product was made is told in UTC, whatever zone the store answers in", () => {
  expect(packProducts(texts).records[0]?.created_at).toBe("2026-03-01T00:00:00.000Z");
});

test("the index gets what the documents and the stock say", () => {
  const { records, indexed } = packProducts(texts);
  expect(indexed).toHaveLength(records.length);
  expect(indexed[0]).toMatchObject({
    vendor: products[0]?.vendor,
    prices: products[0]?.prices,
    stock: [{ region: "US", quantity: null, level: "high" }],
  });
});
