import { describe, expect, it } from "vitest";
import { taxes } from "../testing/fixtures.ts";
import { isVatIncluded, sizedImage, taxRows } from "./summary.ts";

describe("summary", () => {
  it.each([
    [taxes(8), { duties: null, salesTax: 8 }],
    [taxes(8, { total: 12.5, _total: { shipping: 4.5, regional: 8 } }), { duties: 4.5, salesTax: 8 }],
    [taxes(8, { included: true }), { duties: null, salesTax: "included" }],
  ])("CA-87 %#", (taxes, rows) => expect(taxRows({ taxes })).toEqual(rows));

  it("S-284 VAT Included for GBP", () =>
    expect(["GBP", "SEK", "EUR", "USD", "CAD"].filter((currency) => isVatIncluded({ currency }))).toEqual([
      "GBP",
      "SEK",
    ]));

  it.each([
    [taxes(0), true],
    [taxes(8, { included: true }), true],
    [taxes(8), false],
  ])("not where a merchant's table adds taxes to the total: %#", (taxes, included) =>
    expect(isVatIncluded({ currency: "AUD", taxes })).toBe(included),
  );

  it.each([
    [undefined, false],
    [taxes(0), false],
    [taxes(8, { included: true }), true],
  ])("not in a region whose prices do not contain it, before taxes are computed: %#", (taxes, included) => {
    const invoice = { currency: "AUD", ...(taxes && { taxes }) };
    expect(isVatIncluded(invoice, { taxIncluded: false })).toBe(included);
  });

  it.each([
    ["/a.jpg", "/a_x200.jpg"],
    ["/a.PNG?v=1", "/a_x200.PNG?v=1"],
    ["/a.svg", "/a.svg"],
  ])("C-098 %s → %s", (src, sized) => expect(sizedImage(src)).toBe(sized));
});
