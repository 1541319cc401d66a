import { expect, test } from "vitest";
import type { Promotion } from "../../types.ts";
import { largestPercent } from "./largestPercent.ts";

const promotion = (more: Partial<Promotion>): Promotion => ({
  id: 1,
  name: "CODE",
  type: "percentage",
  discount: 0,
  enabled: true,
  site: "boutique",
  ...more,
});
const tiers = (...discounts: number[]) => discounts.map((discount) => ({ threshold: 100, discount }));

test.each([
  [{ discount: 15 }, 15],
  [{ type: "percentage_product", discount: 60 }, 60],
  [{ type: "percentage_threshold", properties: tiers(10, 45, 20) }, 45],
  [{ type: "amount", discount: 20, minimum: 80 }, 25],
  [{ type: "amount", discount: 20, minimum: null }, 100],
  [{ type: "amount_threshold", properties: tiers(30, 10) }, 30],
  [{ type: "amount_threshold", discount: 0, properties: [] }, 0],
  [{ type: "free_product", discount: 0 }, 0],
  [{ discount: 15, credits_type: "multiplier", credits_amount: 2 }, 25],
  [{ type: "free_product", credits_type: "multiplier", credits_amount: 200 }, 1990],
  [{ credits_type: "multiplier", credits_amount: 0 }, 0],
  [{ discount: 10, minimum: 80, credits_type: "amount", credits_amount: 20 }, 35],
  [{ credits_type: "amount", credits_amount: 20 }, 100],
  [{ credits_type: null, credits_amount: 20 }, 0],
] as [Partial<Promotion>, number][])("%j takes off %d percent at most", (more, percent) =>
  expect(largestPercent(promotion(more))).toBe(percent),
);
