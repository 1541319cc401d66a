import type { Invoice } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { cartTaxes } from "./cartTaxes.ts";

test.each([
  ["USD", true, 48, "atCheckout"],
  ["USD", true, 0, "none"],
  ["USD", false, 48, "none"],
  ["CAD", true, 48, "atCheckout"],
  ["EUR", true, 48, "taxIncluded"],
  ["EUR", true, 0, "none"],
  ["GBP", true, 48, "vatIncluded"],
  ["GBP", false, 0, "vatIncluded"],
] as const)("%s, shipped %s, %s taxable: %s", (currency, shipped, taxable, expected) => {
  const invoice = { currency, _subtotal: { taxable } } as Invoice;
  expect(cartTaxes(invoice, shipped)).toBe(expected);
});
