import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path && !/\.(test|spec)\.tsx?$|\/(testing|e2e|generated|data)\//.test(path));

const count = (cast: RegExp) =>
  sources.flatMap(
    (path) =>
      readFileSync(path, "utf8")
        .match(cast)
        ?.map(() => path) ?? [],
  );

test("the sources have as few casts past the compiler as are left; a new one takes an old one's place", () => {
  expect(count(/\bas unknown as\b/g).length).toBeLessThanOrEqual(15);
  expect(count(/\bas never\b[^.]*$/gm).length).toBeLessThanOrEqual(8);
});
