import { expect, it } from "vitest";
import { shipEstimate } from "./shipEstimate.ts";

it.each([
  ["Ships in March", "en", "Ships in March"],
  ["Ships in March", "fr", "Expédié en mars"],
  ["Ships in May", "en", "Ships in May"],
  ["Ships in May", "fr", "Expédié en mai"],
  ["Ships in June", "fr", "Ships in June"],
  [undefined, "en", null],
] as const)("S-534 SA-138 '%s' in %s is '%s'", (ships, language, text) =>
  expect(shipEstimate({ meta: ships ? { ships } : {} }, language)).toBe(text),
);
