import { expect, it } from "vitest";
import { drawMap } from "./drawMap.ts";

it("C-254 draws the same address alike and another one otherwise", () => {
  const austin = drawMap("12 Main St, Austin");
  expect(drawMap("12 Main St, Austin")).toEqual(austin);
  expect(drawMap("14 Main St, Austin")).not.toEqual(austin);
  expect(austin.streets.length).toBeGreaterThan(8);
  for (const street of [...austin.streets, austin.avenue]) expect(street).not.toMatch(/NaN|undefined/);
});

it.each(["", "東京都", "a".repeat(5_000)])("draws %j", (address) => {
  expect(drawMap(address).avenue).toMatch(/^M0 \d+C200 \d+ 440 \d+ 640 \d+$/);
});
