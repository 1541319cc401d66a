import type { ShippingOption } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { chooseRate } from "./chooseRate.ts";

const option = (type: ShippingOption["type"], amount: number, label = type): ShippingOption =>
  ({
    service: "post",
    type,
    identifier: type,
    amount,
    original: amount,
    label,
    estimate: null,
  }) as ShippingOption;

const standard = option("standard", 5);
const express = option("express", 20);
const options = { chosen: standard, chosenWith: null, promotion: null, onShippingStep: false };

describe("chooseRate", () => {
  it("keeps the option chosen, the same object, while it is offered as it was", () => {
    const { rate, change } = chooseRate([{ ...standard }, express], options);
    expect(rate).toBe(standard);
    expect(change).toBeNull();
  });

  it("follows new words or a new original price without asking", () => {
    const renamed = { ...standard, label: "By post", original: 9 };
    expect(chooseRate([renamed, express], options)).toEqual({ rate: renamed, change: null });
  });

  it("follows a new price on the shipping step, where the options are seen", () => {
    const dearer = option("standard", 7);
    expect(chooseRate([dearer], { ...options, onShippingStep: true })).toEqual({
      rate: dearer,
      change: null,
    });
  });

  it.each([
    ["added", null, "FREESHIP"],
    ["removed", "FREESHIP", null],
    ["other", null, null],
    ["other", "FREESHIP", "FREESHIP"],
  ] as const)(
    "C-205 C-209 asks to accept a new price later: %s (from %s to %s)",
    (cause, chosenWith, promotion) => {
      const free = option("standard", 0);
      expect(chooseRate([free], { ...options, chosenWith, promotion })).toEqual({
        rate: standard,
        change: { from: standard, to: free, cause, promotion },
      });
    },
  );

  it("chooses the first where nothing was chosen, and nothing where nothing is offered", () => {
    expect(chooseRate([standard, express], { ...options, chosen: null }).rate).toBe(standard);
    expect(chooseRate([], options)).toEqual({ rate: null, change: null });
  });
});
