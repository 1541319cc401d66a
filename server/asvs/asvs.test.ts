import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = readFileSync(at("../SECURITY.md"), "utf8");
/** Every requirement of levels 1 and 2, by number. */
const level2 = readFileSync(at("level2.txt"), "utf8").trim().split("\n");

const sections = text.split(/^## /m).map((section) => {
  const [title = "", ...lines] = section.split("\n");
  const rows = lines
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [ids = "", ...cells] = line.slice(2, -2).split(" | ");
      return { ids: ids.split(", "), cells };
    });
  return { title, rows };
});
const rows = sections.flatMap(({ rows }) => rows);

describe("the table of OWASP ASVS 5.0, levels 1 and 2 (SECURITY.md)", () => {
  test("has every requirement once and no other", () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(level2.toSorted());
    const counts = sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => [title, rows.flatMap(({ ids }) => ids).length]);
    console.log(`requirements: ${JSON.stringify(counts)} of ${level2.length}`);
  });

  test("says of each what holds it, or why nothing does", () => {
    for (const { ids, cells } of rows)
      for (const cell of cells) expect([ids, cell.trim()]).not.toEqual([ids, ""]);
  });

  test("names a test for each that is held by one, and no file that is not there", () => {
    const held = sections.find(({ title }) => title === "Held by tests")?.rows ?? [];
    expect(held.length).toBeGreaterThan(90);
    for (const { ids, cells } of held)
      expect([ids, cells[1]]).toEqual([ids, expect.stringMatching(/^(`\S+\.(test|spec)\.ts`( |$))+/)]);
    const files = [...text.matchAll(/`((?:server|sdk|openapi|mocks|web)\/[^`\s]+|package-lock\.json)`/g)].map(
      ([, path = ""]) => path,
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !existsSync(at(`../../${path}`)))).toEqual([]);
  });
});
