import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `node sdk/bench/coverage.ts ROWS.tsv [layer]` lists which requirement rows of a layer (rules by default) the tests
 * name, and which they do not. A row is a line of tab-separated cells: id, section, area, layer, requirement, how.
 */
const ROOT = join(import.meta.dirname, "../..");
const WHERE = ["openapi", "sdk/src", "server/src", "mocks", "web/src", "web/e2e"];
const ID = /\b(?:S|C)-\d{3}\b/g;
// "first to last" names every id between them.
const RANGE = /\b(S|C)-(\d{3}) to \1-(\d{3})\b/g;

const [file, layer = "rules"] = process.argv.slice(2);
if (!file) {
  console.error("Name the file of requirement rows: node sdk/bench/coverage.ts ROWS.tsv [layer]");
  process.exit(2);
}

const rows = readFileSync(file, "utf8")
  .split("\n")
  .map((text) => text.split("\t"))
  .filter((cells) => cells[3] === layer);

const named = new Map<string, Set<string>>();
for (const test of WHERE.flatMap(testsIn)) {
  for (const id of idsIn(readFileSync(test, "utf8"))) {
    const tests = named.get(id) ?? new Set();
    named.set(id, tests.add(test.slice(ROOT.length + 1)));
  }
}

const missing = rows.filter(([id = ""]) => !named.has(id));
for (const [id = "", , area, , requirement] of rows) {
  const tests = named.get(id);
  console.log(
    [id, area, tests ? [...tests].join(" ") : "no test names it", tests ? "" : requirement].join("\t"),
  );
}
console.log(
  `\n${rows.length - missing.length} of ${rows.length} rows of layer ${layer} are named by a test.`,
);
console.log(missing.length === 0 ? "" : `Not named: ${missing.map(([id]) => id).join(" ")}`);

function testsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|dist/.test(path));
}

function idsIn(text: string): string[] {
  const ranged = [...text.matchAll(RANGE)].flatMap(([, prefix, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${prefix}-${String(Number(from) + at).padStart(3, "0")}`,
    ),
  );
  return [...(text.match(ID) ?? []), ...ranged];
}
