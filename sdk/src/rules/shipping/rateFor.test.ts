import { describe, expect, it } from "vitest";
import { isInRange, rateFor } from "./rateFor.ts";

const rates = [
  { amount: 7, original: 7, range: { min: 0, max: 69 } },
  { amount: 0, original: 0, range: { min: 69, max: null } },
];

describe("rateFor", () => {
  it.each([
    [0, 7],
    [68.99, 7],
    [69, 0],
    [500, 0],
  ])("SA-120 %d ships for %d", (subtotal, amount) => expect(rateFor(rates, subtotal)?.amount).toBe(amount));

  it("none fits", () => expect(isInRange({ range: { min: 10, max: 20 } }, 9.99)).toBe(false));
});
