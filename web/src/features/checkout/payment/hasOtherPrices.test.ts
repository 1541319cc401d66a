import { expect, it } from "vitest";
import { hasOtherPrices } from "./hasOtherPrices.ts";

const shown = { subtotal: 96, discounts: { promotion: 14 } };

it.each([
  ["the same prices", shown, false],
  ["a difference below a cent", { ...shown, subtotal: 96.000001 }, false],
  ["another price of a line", { ...shown, subtotal: 98 }, true],
  ["no promotion, because it ended", { subtotal: 96, discounts: { promotion: 0 } }, true],
])("of an invoice with %s: %s", (_, invoice, differs) =>
  expect(hasOtherPrices(invoice, shown)).toBe(differs),
);
