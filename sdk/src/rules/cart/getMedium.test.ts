import { describe, expect, it } from "vitest";
import { getMedium } from "./getMedium.ts";

describe("medium", () => {
  it.each([
    [
      "an entry that ships",
      [{ variant_id: 7, requires_shipping: true, level: "none" }],
      "Vibrators",
      "physical",
    ],
    [
      "any of several",
      [
        { variant_id: 7, requires_shipping: false, level: "low" },
        { variant_id: 7, requires_shipping: true, level: "low" },
      ],
      "Vibrators",
      "physical",
    ],
    ["another variant's", [{ variant_id: 8, requires_shipping: true, level: "low" }], "Vibrators", "digital"],
    ["no entry", [], "Vibrators", "digital"],
    ["a warranty", [{ variant_id: 7, requires_shipping: true, level: "low" }], "Warranty", "digital"],
  ] as const)("S-349 medium with %s", (_, inventories, type, medium) =>
    expect(getMedium({ inventories: [...inventories], type }, 7)).toBe(medium),
  );
});
