import { expect, it } from "vitest";
import { promotion } from "../testing/fixtures.ts";
import { presentPromotion } from "./presentPromotion.ts";

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
