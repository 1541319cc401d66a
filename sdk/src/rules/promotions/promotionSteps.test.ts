import { expect, test } from "vitest";
import { canShipFree } from "./promotionSteps.ts";

test.each([
  ["US", true],
  ["gb", true],
  ["UK", true],
  ["DE", false],
])("a promotion can make parcels to %s free: %s", (country, expected) =>
  expect(canShipFree(country)).toBe(expected),
);
