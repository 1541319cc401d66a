import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { giftCardProduct, line, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { eligibleSubtotal } from "./eligibleSubtotal.ts";

describe("eligibleSubtotal", () => {
  const lines = [
    line(product({ id: 1, usd: 10 })),
    line(product({ id: 2, usd: 20 })),
    line(product({ id: 3, usd: 40 })),
    line(giftCardProduct(80)),
    line(product({ id: 4, usd: 160 }), { free: true }),
    line(warrantyProduct(5), { target: 1001 }),
  ];

  it.each<[string, Partial<Promotion>, number]>([
    ["S-617 no gift cards, no gifts, with warranties", {}, 75],
    ["S-618 excluded products", { excluded_product_ids: [1] }, 65],
    [
      "S-618 look no further",
      {
        excluded_product_ids: [1],
        excluded_collection_product_ids: [2],
        included_collection_product_ids: [3],
      },
      65,
    ],
    [
      "S-619 else excluded collections",
      {
        excluded_product_ids: [],
        excluded_collection_product_ids: [2],
        included_collection_product_ids: [3],
      },
      55,
    ],
    ["S-620 else included collections", { included_collection_product_ids: [3] }, 40],
  ])("%s", (_, more, expected) => expect(eligibleSubtotal(lines, promotion(more))).toBe(expected));
});
