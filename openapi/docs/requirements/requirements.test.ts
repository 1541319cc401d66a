import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY } from "../buildSite.ts";
import { findTests } from "./findTests.ts";
import { readRequirements } from "./readRequirements.ts";

it("has a text for every id that a test names", () => {
  const requirements = readRequirements(REPOSITORY);
  const named = [...findTests(REPOSITORY).keys()];
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter((id) => !requirements.get(id))).toEqual([]);
});

it("finds titles, ranges and cells of tables", () => {
  const folder = mkdtempSync(join(tmpdir(), "requirements-"));
  mkdirSync(join(folder, "sdk"));
  const id = (number: number) => ["C", `00${number}`].join("-");
  writeFileSync(
    join(folder, "sdk/a.test.ts"),
    `it("adds up (${id(1)} to ${id(3)})", () => {});\nit.each([["${id(4)}", 7]]);\n`,
  );
  const tests = findTests(folder);
  rmSync(folder, { recursive: true });
  const title = `adds up (${id(1)} to ${id(3)})`;
  expect([...tests].map(([name, [test]]) => [name, ...(test?.titles ?? [])]).sort()).toEqual([
    [id(1), title],
    [id(2), title],
    [id(3), title],
    [id(4)],
  ]);
});
