import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ID = /\b(?:S|C|SA|CA)-\d{2,3}\b/g;
/** "first to last" names every id between them. */
const RANGE = /\b(S|C)-(\d{3}) to \1-(\d{3})\b/g;
/** Texts that end on the line they begin on, as titles do. */
const TEXT = /(["'`])((?:\\.|(?!\1).)*)\1/g;

export interface NamingTest {
  file: string;
  /** Empty where the id is a cell of a table of cases. */
  titles: Set<string>;
}

/** The test files that name a requirement, by its id, with the titles that name it. */
export function findTests(repository: string): Map<string, NamingTest[]> {
  const found = new Map<string, NamingTest[]>();
  const files = globSync("{openapi,sdk,server,web,mocks,test}/**/*.{test,spec}.{ts,tsx}", {
    cwd: repository,
    exclude: (path) => /node_modules|dist$/.test(path),
  });
  for (const file of files.sort()) {
    const titles = new Map<string, Set<string>>();
    for (const line of readFileSync(join(repository, file), "utf8").split("\n")) {
      for (const id of listIds(line)) titles.set(id, titles.get(id) ?? new Set());
      for (const [, , text = ""] of line.matchAll(TEXT))
        for (const id of listIds(text)) if (isTitle(text)) titles.get(id)?.add(text);
    }
    for (const [id, named] of titles) found.set(id, [...(found.get(id) ?? []), { file, titles: named }]);
  }
  return found;
}

const isTitle = (text: string): boolean => /[a-z]{2}/.test(text.replace(ID, "").replace(/\bto\b/g, ""));

function listIds(text: string): string[] {
  const ranged = [...text.matchAll(RANGE)].flatMap(([, prefix, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${prefix}-${String(Number(from) + index).padStart(3, "0")}`,
    ),
  );
  return [...(text.match(ID) ?? []), ...ranged];
}
