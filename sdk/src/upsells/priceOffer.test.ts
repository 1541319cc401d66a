import { expect, it } from "vitest";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { giftCardProduct, line, NOW, product } from "../rules/testing/fixtures.ts";
import type { Product, UpsellOffer } from "../types.ts";
import { priceOffer } from "./priceOffer.ts";

const toRecord = (of: Product): ProductRecord => ({
  id: of.id,
  document: { ...of, sources: ["velours-range"] as never },
  enabled: true,
  popularity: 0,
  created_at: "2026-01-01T00:00:00Z",
  stock: [
    { variant_id: of.variants[0]!.id, region: "US", quantity: 5, level: "high", requires_shipping: true },
  ],
});

it("offers no gift card: it would be paid with less than it is worth, and has no recipient", async () => {
  const goods = product({ usd: 40 });
  const card = giftCardProduct(100);
  const offer = {
    type: "single",
    product_ids: [card.id, goods.id],
    percent: 20,
    minutes: 5,
  } as unknown as UpsellOffer;
  const sources = {
    records: () => [toRecord(card), toRecord(goods)],
    taxes: () => ({ total: 0, _total: { shipping: 0, regional: 0 }, data: null, included: false }),
  };
  const upsells = await priceOffer(sources, offer, {
    taskId: "t",
    source: "velours-range",
    lines: [line(product())],
    address: {
      firstname: "A",
      lastname: "B",
      address1: "1",
      city: "Austin",
      state: "TX",
      zipcode: "78701",
      country: "US",
    },
    currency: "USD",
    language: "en",
    transactionId: "x",
    nonce: "n",
    token: null,
    now: new Date(NOW),
  });
  expect(upsells?.products.map(({ id }) => id)).toEqual([goods.id]);
});
