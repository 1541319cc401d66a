import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  ceilAmount,
  ceilLessPercent,
  decimalText,
  displayTotal,
  floorAmount,
  formatMoney,
  lineAmount,
  percentOfMinor,
  round2,
  shareOfMinor,
  splitByWeight,
  sumAmounts,
  toMinor,
} from "./money.ts";

describe("money", () => {
  it.each([
    [1500, [10_000, 5000], [1000, 500]],
    [1000, [3333, 3333, 3334], [333, 333, 334]],
    [1000, [4800, 1200, 90_000], [50, 12, 938]],
    [3, [1, 1, 1, 1], [1, 1, 1, 0]],
    [0, [0, 0], [0, 0]],
  ])(
    "CA-408 %d split by %j: rounded down, the rest to the largest that can hold it",
    (minor, weights, parts) => expect(splitByWeight(minor, weights)).toEqual(parts),
  );

  it.each([
    [1.005, 1.01],
    [1.004999, 1],
    [8.575, 8.58],
    [0.1 + 0.2, 0.3],
    [-1.005, -1.01],
    [0, 0],
    [99_999.995, 100_000],
  ])("S-859 round2(%d) = %d", (amount, expected) => expect(round2(amount)).toBe(expected));

  it.each([
    [11.000000000000002, 11],
    [11.01, 12],
    [11, 11],
    [0, 0],
    [-0.5, 0],
  ])("S-880 ceilAmount(%d) = %d", (amount, expected) => expect(ceilAmount(amount)).toBe(expected));

  it.each([
    [9.999, 10],
    [9.99, 9],
    [10, 10],
  ])("S-643 floorAmount(%d) = %d", (amount, expected) => expect(floorAmount(amount)).toBe(expected));

  it.each([
    [50, 20, 40],
    [48, 15, 41],
    [9.99, 5, 10],
    [100, 7, 93],
    [10, 100, 0],
  ])("S-648 ceil(%d less %d%%) = %d", (price, percent, expected) =>
    expect(ceilLessPercent(price, percent)).toBe(expected),
  );

  it("S-644 a negative percent counts as 0", () => {
    expect(percentOfMinor(1000, -5)).toBe(0);
    expect(percentOfMinor(1000, 0)).toBe(0);
    expect(percentOfMinor(1050, 15)).toBe(158);
  });

  it("S-352 unit price × quantity has 2 decimals", () => expect(lineAmount(19.99, 3)).toBe(59.97));
  it("sums without noise", () => expect(sumAmounts([0.1, 0.2, 0.3])).toBe(0.6));
  it("shares, and nothing of nothing", () => {
    expect(shareOfMinor(1000, 3, 1)).toBe(333);
    expect(shareOfMinor(1000, 0, 1)).toBe(0);
  });

  it.each([
    [-0.01, 0],
    [0, 0],
    [0.01, 0.01],
  ])("S-855 C-120 a displayed total of %d is %d", (total, expected) =>
    expect(displayTotal(total)).toBe(expected),
  );

  it.each([
    [19.99, "USD", 0, "$20"],
    [19.5, "USD", 2, "$19.50"],
    [1234, "EUR", 0, "€1,234"],
    [48, "GBP", 2, "£48.00"],
    [48, "CAD", 0, "CA$48"],
    [-5, "USD", 0, "-$5"],
    [-0, "USD", 2, "$0.00"],
    [-0.4, "USD", 0, "$0"],
  ] as const)("S-852 S-853 C-042 C-745 %d %s with %d digits reads %s", (amount, currency, digits, text) =>
    expect(formatMoney(amount, currency, { digits })).toBe(text),
  );

  it.each([
    [20, "USD", "$20"],
    [2.1, "USD", "$2.10"],
    [69.99, "EUR", "€69.99"],
    [19.995, "GBP", "£20"],
    [-0.4, "USD", "-$0.40"],
    [-0, "USD", "$0"],
    [0.004, "USD", "$0"],
    [1234, "CAD", "CA$1,234"],
  ] as const)("S-852 %d %s without digits reads %s: as it is charged", (amount, currency, text) =>
    expect(formatMoney(amount, currency)).toBe(text),
  );

  it("shows amounts in browsers before Chrome 106 and Firefox 116", () => {
    const { NumberFormat } = Intl;
    vi.stubGlobal("Intl", {
      NumberFormat: function OldNumberFormat(locale: string, options: Intl.NumberFormatOptions) {
        if (options.signDisplay === "negative") throw new RangeError("signDisplay is out of range");
        return new NumberFormat(locale, options);
      },
    });
    try {
      const texts = [-0, -0.4, -10, 7].map((amount) => formatMoney(amount, "NZD", { digits: 0 }));
      expect(texts).toEqual(["NZ$0", "NZ$0", "-NZ$10", "NZ$7"]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("C-669 writes 2 decimals", () => expect(decimalText(103)).toBe("103.00"));

  it("minor units and back are the same for every amount of 2 decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        (minor) => toMinor(minor / 100) === minor,
      ),
    );
  });
});
