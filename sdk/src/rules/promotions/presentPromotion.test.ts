import { expect, it } from "vitest";
import { promotion } from "../testing/fixtures.ts";
import { isPromotionShown, presentPromotion, selectPromotionFields } from "./presentPromotion.ts";

it.each([
  ["none yet", 0, 100, 0],
  ["some", 1, 3, 33.33],
  ["all but four of 100,000", 99_996, 100_000, 99.99],
  ["all", 100_000, 100_000, 100],
  ["more than a limit that was lowered", 3, 2, 100],
  ["none are allowed", 0, 0, 100],
  ["without a limit", 5, null, null],
])("S-389 S-313 how much is used: %s", (_, uses, limit, percentage) =>
  expect(presentPromotion({ document: promotion({}), uses, limit }, "en").uses_percentage).toBe(percentage),
);

it.each([
  ["one that is left", { uses: 1, limit: 2 }, undefined, true],
  ["a used-up one", { uses: 2, limit: 2 }, undefined, false],
  ["a used-up one to who asks for something else", { uses: 2, limit: 2 }, ["description"], false],
  ["a used-up one to who asks how much is used", { uses: 2, limit: 2 }, ["uses_percentage"], true],
])("S-313 %s", (_, use, fields, expected) =>
  expect(isPromotionShown({ document: promotion({}), ...use }, fields)).toBe(expected),
);

it("gives the identity and the requested fields, or all", () => {
  const all = presentPromotion({ document: promotion({}), uses: 1, limit: 2 }, "en");
  expect(selectPromotionFields(all, undefined)).toEqual(all);
  const { id, name, type, discount, enabled, site, uses_percentage } = all;
  const identity = { id, name, type, discount, enabled, site };
  expect(selectPromotionFields(all, ["unknown"])).toEqual(identity);
  expect(selectPromotionFields(all, ["uses_percentage"])).toEqual({ ...identity, uses_percentage });
});
