import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../sites/theme.css"), "utf8");

it("has 12 columns of equal width with 1rem between them (S-903)", () => {
  const grid = /@utility grid-12 \{([^}]*)\}/.exec(css)?.[1];
  expect(grid).toContain("grid-template-columns: repeat(12, minmax(0, 1fr));");
  expect(grid).toContain("column-gap: 1rem;");
});
