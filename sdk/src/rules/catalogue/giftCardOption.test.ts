import { describe, expect, it } from "vitest";
import type { Currency, Variant } from "../../types.ts";
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

  it.each<[Currency, string, Variant["prices"], string]>([
    ["EUR", "CHF 50", { CHF: 50, EUR: 55 }, "€55"],
    ["USD", "$50.00", { CAD: 50, USD: 38 }, "$38"],
    ["CHF", "50 €", { EUR: 50, CHF: 52 }, "CHF\u00a052"],
    ["EUR", "SEK 500", { SEK: 500, EUR: 45 }, "€45"],
    ["EUR", "500 kr", { SEK: 500, EUR: 45 }, "€45"],
    ["EUR", "US$1,000.00", { USD: 1000, EUR: 950 }, "€950"],
    ["USD", "12,50 €", { EUR: 12.5, USD: 14 }, "$14"],
    ["USD", "50", { EUR: 50, USD: 55 }, "50"],
    ["USD", "50 pieces", { EUR: 50, USD: 55 }, "50 pieces"],
    ["USD", "£50", { EUR: 50, USD: 55 }, "£50"],
  ])("in %s: %s of %j is %s", (currency, option1, prices, expected) =>
    expect(giftCardOption({ option1, prices, price: 50 }, currency)).toBe(expected),
  );
});
