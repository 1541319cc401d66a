import { describe, expect, it } from "vitest";
import { getStrategy, isProtectionEnhanced, reviewBadge } from "./flags.ts";

describe("flags", () => {
  it.each([
    ["S-431 a strategy", { elasticity: "b" }, "b"],
    ["S-431 SA-103 none", {}, undefined],
    ["S-431 SA-103 an empty one", { elasticity: "" }, undefined],
    ["S-431 null", { elasticity: null }, undefined],
  ])("%s", (_, flags, strategy) => expect(getStrategy(flags)).toBe(strategy));
  it.each([
    ["enhanced", "logo"],
    ["control", "badge"],
    ["other", null],
    [undefined, null],
  ])("S-432 C-010 CA-01 review site %s shows %s", (value, place) =>
    expect(reviewBadge({ trustpilot_checkout_april_21_2025: value })).toBe(place),
  );
  it("S-430 SA-102 protection", () => {
    expect(isProtectionEnhanced({ show_product_protection_october_2025: "enhanced" })).toBe(true);
    expect(isProtectionEnhanced({ show_product_protection_october_2025: true })).toBe(false);
    expect(isProtectionEnhanced({})).toBe(false);
  });
});
