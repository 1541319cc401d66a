import { expect, it } from "vitest";
import { getStock } from "./getStock.ts";

type Level = "low" | "high" | "unlimited" | "none";

it.each<[Level[], string]>([
  [[], "none"],
  [["none", "none"], "none"],
  [["none", "low"], "low"],
  [["low", "high"], "high"],
  [["unlimited"], "high"],
])("levels %j are %s", (levels, expected) => {
  const inventories = levels.map((level) => ({ variant_id: 1, requires_shipping: true, level }));
  const other = { variant_id: 2, requires_shipping: true, level: "high" as const };
  expect(getStock({ inventories: [...inventories, other] }, 1)).toBe(expected);
});
