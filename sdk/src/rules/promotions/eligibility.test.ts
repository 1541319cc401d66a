import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { giftCardProduct, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { isEligible, productIds } from "./eligibility.ts";

const halo = product({ id: 1, usd: 50 });

describe("eligibility", () => {
  it.each<[string, Partial<Promotion> | null, boolean]>([
    ["S-603 no promotion", null, true],
    ["S-605 excluded", { excluded_product_ids: [1] }, false],
    ["SA-091 excluded as text", { excluded_product_ids: "5, 1" as unknown as number[] }, false],
    ["S-606 its product", { product_id: 1 }, true],
    ["S-606 another product", { product_id: 2 }, false],
    ["S-607 in an excluded collection", { excluded_collection_product_ids: [1] }, false],
    ["S-608 in the included collections", { included_collection_product_ids: [1] }, true],
    ["S-608 not in them", { included_collection_product_ids: [2] }, false],
    ["SA-159 none included", { included_collection_product_ids: [] }, true],
    ["SA-158 all lists count", { included_collection_product_ids: [1], excluded_product_ids: [1] }, false],
  ])("%s", (_, more, expected) => expect(isEligible(halo, more && promotion(more))).toBe(expected));

  it("S-604 SA-157 gift cards and warranties only without a promotion", () => {
    for (const each of [giftCardProduct(), warrantyProduct()]) {
      expect(isEligible(each, null)).toBe(true);
      expect(isEligible(each, promotion())).toBe(false);
    }
  });

  it("S-381 S-382 ids of lists and texts", () => {
    expect(productIds(" 1,, 2 ,x")).toEqual([1, 2]);
    expect(productIds([3])).toEqual([3]);
    expect(productIds(null)).toEqual([]);
  });
});
