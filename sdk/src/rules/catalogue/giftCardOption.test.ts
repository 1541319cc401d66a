import { describe, expect, it } from "vitest";
import type { Currency } from "../../types.ts";
import { giftCardOption } from "./giftCardOption.ts";

describe("giftCardOption", () => {
  const prices = { USD: 50, CAD: 65, GBP: 50, EUR: 45 };

  it.each<[Currency, string | null, string | null]>([
    ["USD", "$50", "$50"],
    ["GBP", "$50", "£50"],
    ["CAD", "$50", "CA$65"],
    ["EUR", "€45", "€45"],
    ["GBP", "Rose|$50", "Rose|£50"],
    ["GBP", "$5 off", "$5 off"],
    ["GBP", "$20", "$20"],
    ["GBP", "Default Title", "Default Title"],
    ["GBP", null, null],
  ])("in %s: %s is %s", (currency, option1, expected) =>
    expect(giftCardOption({ option1, prices, price: 50 }, currency)).toBe(expected),
  );
});
