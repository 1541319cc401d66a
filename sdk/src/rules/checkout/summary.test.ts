import { describe, expect, it } from "vitest";
import type { Invoice } from "../../types.ts";
import { taxes } from "../testing/fixtures.ts";
import { isVatIncluded, sizedImage, taxRows } from "./summary.ts";

describe("summary", () => {
  it.each([
    [taxes(8), { duties: null, salesTax: 8 }],
    [taxes(8, { total: 12.5, _total: { shipping: 4.5, regional: 8 } }), { duties: 4.5, salesTax: 8 }],
    [taxes(8, { included: true }), { duties: null, salesTax: "included" }],
  ])("CA-87 %#", (taxes, rows) => expect(taxRows({ taxes })).toEqual(rows));

  it.each([
    ["GBP", true],
    ["SEK", true],
    ["EUR", false],
    ["USD", false],
    ["CAD", false],
  ])("S-284 VAT Included in prices in %s: %s", (currency, said) =>
    expect(isVatIncluded({ currency }, { region: {}, shipped: true })).toBe(said),
  );

  it.each([
    ["AUD", taxes(0), false],
    ["AUD", taxes(8, { included: true }), true],
    ["AUD", taxes(8), false],
    ["PLN", taxes(0), false],
    ["GBP", taxes(0), true],
    ["GBP", taxes(8), false],
  ])("SA-065 of computed taxes, in %s: %#", (currency, taxes, said) =>
    expect(isVatIncluded({ currency, taxes })).toBe(said),
  );

  const goods = { taxable: 20 } as Invoice["_subtotal"];
  const untaxable = { taxable: 0 } as Invoice["_subtotal"];
  it.each([
    ["AUD", goods, { region: {}, shipped: true }, true],
    ["AUD", goods, { region: { taxIncluded: false }, shipped: true }, false],
    ["AUD", goods, { region: {}, shipped: false }, false],
    ["AUD", untaxable, { region: {}, shipped: true }, false],
    ["GBP", untaxable, { region: {}, shipped: false }, true],
  ] as const)(
    "before taxes are computed, of what is taxed, in %s: %#",
    (currency, _subtotal, untaxed, said) =>
      expect(isVatIncluded({ currency, taxes: taxes(0), _subtotal }, untaxed)).toBe(said),
  );

  it.each([
    ["/a.jpg", "/a_x200.jpg"],
    ["/a.PNG?v=1", "/a_x200.PNG?v=1"],
    ["/a.svg", "/a.svg"],
  ])("C-098 %s → %s", (src, sized) => expect(sizedImage(src)).toBe(sized));
});
