import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { line, product, promotion } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";

const halo = product({ id: 1, usd: 48, minimum_prices: { USD: 42 } });

const percentOf = (of: Promotion) =>
  judged({ lines: [line(halo)], currency: "USD", promotion: of }).promotion?.facts.percent;

describe("the percent of a judged promotion", () => {
  const tiers = [
    { threshold: 40, discount: 10 },
    { threshold: 90, discount: 20 },
  ];

  it.each([
    ["percentage", { discount: 15 }, 15],
    ["percentage_product", { type: "percentage_product", product_id: 1, discount: 15 }, 15],
    ["percentage_threshold_free_product", { type: "percentage_threshold_free_product", discount: 15 }, 15],
    [
      "S-866 percentage_threshold: its tier's",
      { type: "percentage_threshold", discount: 0, properties: tiers },
      10,
    ],
    ["amount", { type: "amount", discount: 15 }, 0],
    ["free_product", { type: "free_product", discount: 15 }, 0],
  ] as const)("%s", (_, more, percent) =>
    expect(percentOf(promotion(more as Partial<Promotion>))).toBe(percent),
  );
});
