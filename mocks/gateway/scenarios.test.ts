import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SCENARIO_BY_CARD, tokenisesOnce } from "./scenarios.ts";

const guide = readFileSync(join(import.meta.dirname, "../../openapi/docs/guides/87-sandbox.md"), "utf8");

test("the guide to the sandbox has every card with an outcome of its own", () => {
  const unspaced = guide.replaceAll(" ", "");
  const cards = [...Object.keys(SCENARIO_BY_CARD), tokenisesOnce];
  expect(cards.filter((card) => !unspaced.includes(card))).toEqual([]);
});
