import { describe, expect, it } from "vitest";
import { line, NOW, product, warrantyProduct } from "../testing/fixtures.ts";
import {
  isProtectable,
  needsWarrantyRebuild,
  protectLine,
  rebuildWarrantyLines,
  unprotectLine,
} from "./warranty.ts";

const TYPES = ["Vibrators", "Blindfolds, Masks & Gags", "Masks & Gags"];
const cover = warrantyProduct();
const protection = { product: cover, currency: "USD", now: NOW } as const;
const halo = line(product({ id: 1, usd: 48 }), { quantity: 3 });
const otherLine = line(product({ id: 2 }));

describe("warranty", () => {
  it.each([
    ["Vibrators", true],
    ["Blindfolds, Masks & Gags", true],
    ["Masks & Gags", true],
    ["Gift Card", false],
    ["Apparel", false],
  ])("S-884 %s may be protected: %s", (type, expected) =>
    expect(isProtectable({ product: { type } }, TYPES)).toBe(expected),
  );
  it("SA-110 a gift is never protected", () =>
    expect(isProtectable({ product: { type: "Vibrators" }, free: true }, TYPES)).toBe(false));

  it("S-535 protecting adds the first variant, 1, digital, with target, and marks the line", () => {
    const lines = protectLine([halo, otherLine], { id: 1001 }, protection);
    expect(lines[0]?.warranty).toBe(true);
    expect(lines[2]).toMatchObject({
      quantity: 1,
      target: 1001,
      medium: "digital",
      price: 5,
      variant: { id: 1900 },
    });
    expect(protectLine(lines, { id: 1001 }, protection)).toHaveLength(3);
  });
  it("protecting and unprotecting gives the same cart", () =>
    expect(unprotectLine(protectLine([halo, otherLine], { id: 1001 }, protection), { id: 1001 })).toEqual([
      halo,
      otherLine,
    ]));
  it("unprotecting one line leaves the other protected", () => {
    const both = protectLine(
      protectLine([halo, otherLine], { id: 1001 }, protection),
      { id: 1002 },
      protection,
    );
    const left = unprotectLine(both, { id: 1001 });
    expect(left.map(({ warranty, target }) => [warranty, target])).toEqual([
      [false, null],
      [true, null],
      [false, 1002],
    ]);
  });
  it("a line that is not there can't be protected", () =>
    expect(protectLine([halo], { id: 7 }, protection)).toEqual([halo]));

  const warranty = line(cover, { target: 1001 });
  const marked = { ...halo, warranty: true };
  it.each([
    ["marks and warranties agree", [marked, warranty], false],
    ["nothing protected", [halo], false],
    ["S-472 a warranty without target", [marked, { ...warranty, target: null }], true],
    ["S-473 a mark without warranty", [marked], true],
    ["S-473 a warranty without mark", [halo, warranty], true],
    ["S-473 a warranty of 2 units", [marked, { ...warranty, quantity: 2 }], true],
  ])("%s", (_, lines, expected) => expect(needsWarrantyRebuild(lines)).toBe(expected));

  it("S-474 to S-477 rebuilding gives each marked line one", () => {
    const lines = rebuildWarrantyLines(
      [marked, { ...otherLine, warranty: true }, { ...warranty, target: null }],
      protection,
    );
    expect(lines.map(({ target, quantity, medium }) => [target, quantity, medium])).toEqual([
      [null, 3, "physical"],
      [null, 1, "physical"],
      [1001, 1, "digital"],
      [1002, 1, "digital"],
    ]);
    expect(needsWarrantyRebuild(lines)).toBe(false);
  });
});
