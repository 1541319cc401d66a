import type { Invoice, Region } from "@velours/sdk/types";
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
  ["AUD", true, 48, "vatIncluded"],
  ["AUD", true, 0, "none"],
  ["CHF", false, 48, "none", true],
  ["SEK", true, 0, "none"],
  ["AUD", true, 48, "atCheckout", false],
  ["AUD", true, 0, "none", false],
  ["CAD", true, 48, "taxIncluded", true],
] as const)(
  "%s, shipped %s, %s taxable: %s",
  (currency, shipped, taxable, expected, taxIncluded?: boolean) => {
    const invoice = { currency, _subtotal: { taxable } } as Invoice;
    const region = { currency, ...(taxIncluded !== undefined && { taxIncluded }) } as Region;
    expect(cartTaxes(invoice, shipped, region)).toBe(expected);
  },
);
