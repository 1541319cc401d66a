import { describe, expect, it } from "vitest";
import type { ShippingOption } from "../../types.ts";
import { chooseOption, shippingMatches } from "./chooseOption.ts";

const option = (more: Partial<ShippingOption> = {}): ShippingOption => ({
  type: "standard",
  label: "Standard",
  amount: 7,
  original: 7,
  estimate: null,
  duties: { total: 0 },
  service: "usps",
  identifier: "us-standard",
  ...more,
});

describe("chooseOption", () => {
  const standard = option();
  const express = option({ type: "express", identifier: "us-express", amount: 20 });
  const all = [standard, express];

  it("C-347 the first by default", () => expect(chooseOption([express, standard])).toBe(express));

  it("the one chosen before", () => expect(chooseOption(all, { chosen: express })).toBe(express));

  it("the first when the one chosen is gone", () =>
    expect(chooseOption(all, { chosen: { ...express, identifier: "gone" } })).toBe(standard));

  it("C-348 C-349 express prefers standard, else the first", () => {
    expect(chooseOption([express, standard], { express: true })).toBe(standard);
    expect(chooseOption([express], { express: true })).toBe(express);
  });

  it("nothing to choose", () => expect(chooseOption([])).toBe(undefined));

  it.each([
    ["the same", {}, true],
    ["no amount sent", { amount: undefined }, true],
    ["another amount", { amount: 6.99 }, false],
    ["another identifier", { identifier: "x" }, false],
    ["another type", { type: "x" }, false],
    ["another service", { service: "x" }, false],
  ])("CA-56 %s matches: %s", (_, more, expected) =>
    expect(
      shippingMatches(all, {
        service: "usps",
        type: "standard",
        identifier: "us-standard",
        amount: 7,
        ...more,
      }),
    ).toBe(expected),
  );
});
