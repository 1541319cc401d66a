import { expect, it } from "vitest";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { NOW, product, promotion } from "../rules/testing/fixtures.ts";
import type { CartRequest } from "./basket.ts";
import { checkCart } from "./checkCart.ts";

const site = { code: "boutique" as const, source: "boutique", limits: { addOnMinimum: 35 } };
const toRecord = (document: ReturnType<typeof product>): ProductRecord => ({
  id: document.id,
  document: { sources: ["boutique"], ...document },
  enabled: true,
  popularity: 0,
  created_at: "2026-01-01T00:00:00Z",
  stock: document.inventories.map(({ level }) => ({
    variant_id: document.variants[0]!.id,
    region: "US",
    quantity: null,
    level,
    requires_shipping: true,
  })),
});
const bundle = toRecord(product({ id: 1, bundle_product_ids: [2] }));
const part = toRecord(product({ id: 2 }));
const gift = { document: promotion({ type: "free_product", free_product_id: 3 }), uses: 0, limit: null };
const check = (more: Partial<CartRequest>, found = {}) =>
  checkCart(
    { products: [{ variant: { id: 1001 } }], promotion: null, currency: "USD", language: "en", ...more },
    { products: [bundle], promotion: undefined, site, ...found },
    new Date(NOW),
  );

it("asks for the parts of bundles and the promotion's gift, and denies a cart whose part is gone", () => {
  expect(check({ promotion: "GIFT" }, { promotion: gift }).others).toEqual([2, 3]);
  expect(check({}, { promotion: gift }).others).toEqual([2]);
  expect(check({}).finish([part]).problems).toBeNull();
  expect(check({}).finish([]).problems).toMatchObject({ status: "deny" });
});

it("refuses a code that no promotion has", () => {
  const { promotion, problems } = check({ promotion: "NONE" }).finish([part]);
  expect(promotion?.refusal?.reference).toBe("promotionUnrecognizable");
  expect(problems?.promotion).toBeDefined();
});
