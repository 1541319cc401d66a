import { describe, expect, it } from "vitest";
import type { CartType } from "../../types.ts";
import { giftCardProduct, line, product } from "../testing/fixtures.ts";
import {
  changeableSteps,
  checkoutSteps,
  isRateIncluded,
  mayEnter,
  nextStep,
  type Step,
  showsNavigator,
} from "./steps.ts";

const halo = line(product({ id: 1 }));

const card = line(giftCardProduct());

describe("steps", () => {
  const steps: Step[] = ["shipping", "giftcard", "payment", "complete"];

  it.each<[string, CartType, (typeof halo)[], boolean, Step[]]>([
    ["C-331 goods", "physical", [halo], false, ["shipping", "payment", "complete"]],
    [
      "C-073 C-331 C-332 a mix with a gift card",
      "mix",
      [halo, card],
      false,
      ["shipping", "giftcard", "payment", "complete"],
    ],
    ["C-332 a gift card", "digital", [card], false, ["giftcard", "payment", "complete"]],
    ["C-333 C-335 an e-book", "digital", [halo], false, ["payment", "complete"]],
    ["C-334 upsells", "physical", [halo], true, ["shipping", "payment", "upsells", "complete"]],
  ])("%s", (_, type, lines, upsells, steps) =>
    expect(checkoutSteps({ type, lines, upsells })).toEqual(steps),
  );

  it("the next step; the last stays", () => {
    expect(nextStep(steps, "shipping")).toBe("giftcard");
    expect(nextStep(steps, "complete")).toBe("complete");
  });

  it.each<[Step, Step[], boolean, boolean]>([
    ["shipping", [], false, true],
    ["giftcard", [], false, false],
    ["payment", ["shipping"], false, false],
    ["payment", ["shipping", "giftcard"], false, true],
    ["complete", ["shipping", "giftcard", "payment"], false, false],
    ["complete", [], true, true],
    ["payment", ["shipping", "giftcard"], true, false],
    ["upsells", [], true, false],
  ])("%s after %j, placed %s: %s", (step, done, placed, expected) =>
    expect(mayEnter(step, { steps, done, placed })).toBe(expected),
  );

  it("CA-85 Change", () => {
    expect(changeableSteps(steps, "payment")).toEqual(["shipping", "giftcard"]);
    expect(changeableSteps(steps, "complete")).toEqual([]);
  });

  it.each<[Step[], Step, boolean]>([
    [steps, "shipping", false],
    [steps, "payment", true],
    [steps, "complete", false],
    [["payment", "complete"], "payment", false],
  ])("CA-84 the navigator of %j on %s: %s", (all, current, expected) =>
    expect(showsNavigator(all, current)).toBe(expected),
  );

  it.each<[Step, boolean, boolean]>([
    ["shipping", false, false],
    ["giftcard", false, false],
    ["payment", false, true],
    ["shipping", true, true],
  ])("C-354 to C-357 the rate on %s, express %s, is included: %s", (step, express, expected) =>
    expect(isRateIncluded(step, { express })).toBe(expected),
  );
});
