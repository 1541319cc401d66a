import { describe, expect, it } from "vitest";
import type { Promotion } from "../../types.ts";
import { line, NOW, product, promotion } from "../testing/fixtures.ts";
import { needsRefetch } from "./needsRefetch.ts";

const DAY = 86_400_000;
const fresh = line(product());

describe("needsRefetch", () => {
  it("a fresh cart stays", () => expect(needsRefetch([fresh], promotion(), NOW)).toBe(false));
  it("an empty cart stays", () => expect(needsRefetch([], null, NOW)).toBe(false));
  it("S-468 no date_added", () => expect(needsRefetch([{ product: fresh.product }], null, NOW)).toBe(true));
  it.each([
    [30 * DAY, false],
    [30 * DAY + 1, true],
  ])("S-469 an age of %d ms: %s", (age, expected) =>
    expect(needsRefetch([{ ...fresh, date_added: NOW - age }], null, NOW)).toBe(expected),
  );
  it("S-342 S-470 a numeric inventory", () =>
    expect(needsRefetch([{ ...fresh, product: { inventory: 3 } }], null, NOW)).toBe(true));
  it.each([
    ["the same", "USD", "USD", false],
    ["another", "USD", "CAD", true],
    ["an unknown", undefined, "USD", true],
  ] as const)("a line priced in %s currency", (_, stored, shown, expected) => {
    const kept = { ...fresh, currency: stored };
    expect(needsRefetch([fresh, kept], null, NOW, { currency: shown })).toBe(expected);
  });
  it("S-471 excluded_product_ids as text", () => {
    const old = promotion({ excluded_product_ids: "1,2" as unknown as Promotion["excluded_product_ids"] });
    expect(needsRefetch([fresh], old, NOW)).toBe(true);
  });
});
