import { describe, expect, test } from "vitest";
import { type LimitedLine, lineQuantityLimit, validateCartLimits } from "./cartLimits.ts";

const line = (id: number, quantity: number, more: object = {}, level = "high"): LimitedLine =>
  ({
    product: { type: "Vibrators", inventories: [{ variant_id: id, region: "US", level }], ...more },
    variant: { id },
    quantity,
    free: false,
  }) as unknown as LimitedLine;
const card = (quantity: number) => line(7, quantity, { type: "Gift Card" });
const refusal = (kind: string, maximum: number, variant: number | null = null) => ({
  reference: "cartLimitExceeded",
  value: { kind, maximum, variant },
});

describe("validateCartLimits", () => {
  test.each([
    [[line(1, 99), line(2, 99)], {}, null],
    [[line(1, 100)], {}, refusal("units", 99, 1)],
    [[line(2, 1), line(1, 60), line(1, 60)], {}, refusal("units", 99, 1)],
    [[line(1, 6)], { lineQuantity: 5 }, refusal("units", 5, 1)],
    [[line(1, 10, {}, "low")], {}, null],
    [[line(1, 104, {}, "low")], {}, refusal("units", 10, 1)],
    [[line(1, 4, {}, "low")], { lowStockQuantity: 3 }, refusal("units", 3, 1)],
    [[line(1, 6, {}, "low")], { lineQuantity: 5 }, refusal("units", 5, 1)],
    [[card(10), card(10)], {}, null],
    [[card(10), card(11)], {}, refusal("giftCards", 20)],
    [[card(3)], { orderGiftCards: 2 }, refusal("giftCards", 2)],
    [Array.from({ length: 101 }, (_, id) => line(id, 1)), {}, refusal("lines", 100)],
    [[{ ...line(1, 100), free: true }], {}, null],
    [[line(1, 1), line(2, 1), { ...line(3, 1), free: true }], { orderLines: 2 }, null],
    [[], {}, null],
  ])("case %#", (lines, limits, expected) => {
    const found = validateCartLimits(lines, limits);
    expect(found && { reference: found.reference, value: found.value }).toEqual(expected);
  });
});

test("the limit of a line is what the page says at its number", () => {
  expect([
    lineQuantityLimit(line(1, 1), {}),
    lineQuantityLimit(line(1, 1, {}, "low"), {}),
    lineQuantityLimit(line(1, 1, {}, "unlimited"), { lineQuantity: 7 }),
    lineQuantityLimit(card(1), {}),
  ]).toEqual([99, 10, 7, 20]);
});
