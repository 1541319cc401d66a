import { expect, it } from "vitest";
import type { Prices, Product } from "../../types.ts";
import { isDeal } from "./isDeal.ts";

const product = (variants: readonly (readonly [prices: Prices, former?: Prices])[]) => ({
  variants: variants.map(([prices, former]) => ({
    prices,
    ...(former && { compare_at_prices: former }),
  })) as Product["variants"],
});

it.each([
  ["costs less than it did", [[{ USD: 48 }, { USD: 60 }]], "USD", true],
  ["costs what it did", [[{ USD: 48 }, { USD: 48 }]], "USD", false],
  ["costs more than it did", [[{ USD: 48 }, { USD: 40 }]], "USD", false],
  ["has no former price", [[{ USD: 48 }]], "USD", false],
  ["is reduced in one of two colours", [[{ USD: 48 }, { USD: 60 }], [{ USD: 48 }]], "USD", false],
  [
    "is reduced in both colours",
    [
      [{ USD: 48 }, { USD: 60 }],
      [{ USD: 52 }, { USD: 53 }],
    ],
    "USD",
    true,
  ],
  ["is reduced in another currency only", [[{ USD: 48, CAD: 65 }, { USD: 60 }]], "CAD", false],
  ["is not sold in the currency", [[{ USD: 48 }, { USD: 60 }]], "EUR", false],
  [
    "has a colour at its usual price that is not sold in the currency",
    [
      [
        { USD: 48, CAD: 65 },
        { USD: 60, CAD: 80 },
      ],
      [{ USD: 48 }],
    ],
    "CAD",
    true,
  ],
  ["has no variants", [], "USD", false],
] as const)("a product that %s is a deal or not: %j in %s", (_, variants, currency, expected) =>
  expect(isDeal(product(variants), currency)).toBe(expected),
);
