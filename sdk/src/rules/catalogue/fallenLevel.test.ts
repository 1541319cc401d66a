import { expect, it } from "vitest";
import { fallenLevel } from "./fallenLevel.ts";
import { lowStock } from "./presentProduct.ts";

it.each([
  [lowStock + 1, lowStock, "low"],
  [lowStock + 1, 0, "none"],
  [lowStock, 0, "none"],
  [lowStock, lowStock - 1, undefined],
  [lowStock + 2, lowStock + 1, undefined],
  [0, lowStock, undefined],
  [0, 0, undefined],
])("units that fall from %i to %i are told of as %s", (before, after, level) =>
  expect(fallenLevel(before, after)).toBe(level),
);
