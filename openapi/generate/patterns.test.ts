import { describe, expect, it } from "vitest";
import contract from "../../sdk/src/generated/openapi.json" with { type: "json" };

interface Found {
  pattern: string;
  /** How long a value may be; undefined where the value is bounded beside the pattern. */
  maxLength: number | undefined;
  path: string;
  isText: boolean;
}

function patternsIn(value: unknown, path: string): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const { pattern, maxLength, type } = value as Record<string, unknown>;
  const below = Object.entries(value).flatMap(([name, part]) => patternsIn(part, `${path}/${name}`));
  if (typeof pattern !== "string") return below;
  const isText = type !== undefined && [type].flat().includes("string");
  return [{ pattern, maxLength: maxLength as number | undefined, path, isText }, ...below];
}

const found = patternsIn(contract, "");
/** How long a text may be that says no length of its own. */
const { text: usual } = contract["x-bounds"];
/** The longest text that is tried: a pattern that takes quadratic time needs seconds for it, a linear one a millisecond. */
const longest = 100_000;
const lengths = new Map<string, number>();
for (const { pattern, maxLength } of found) {
  lengths.set(pattern, Math.max(lengths.get(pattern) ?? 0, Math.min(maxLength ?? usual, longest)));
}

const units = [
  "a",
  "A",
  "0",
  "-",
  ".",
  "@",
  " ",
  "a.",
  "a-",
  ".@",
  "a@",
  "1,",
  "0-",
  "\u00e9",
  "\u2764",
  "\ud83d\ude00",
  "\u00a9",
];
const starts = ["", "a@", "a@a.", "1-"];
const ends = ["", "!", "\n", ".."];
/** A field's check has to be imperceptible; a step for each pair of characters takes far less. */
const milliseconds = 100;

/** The fastest of a check's runs: a machine that is busy is not the pattern's doing. */
function fastest(expression: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > milliseconds; tries++) {
    const since = performance.now();
    expression.test(text);
    best = Math.min(best, performance.now() - since);
  }
  return best;
}

/** The first text this takes too long for, ever longer ones asked: what grows beyond all bounds is noticed while it is short. */
function slowText(pattern: string, length: number): string | undefined {
  const expression = new RegExp(pattern, "u");
  for (const start of starts)
    for (const unit of units)
      for (const end of ends)
        for (let size = 8; ; size = Math.min(length, size + (size >> 3))) {
          const text = start + unit.repeat(size).slice(0, size) + end;
          if (fastest(expression, text) > milliseconds) return text;
          if (size >= length) break;
        }
  return undefined;
}

describe("patterns of the contract", () => {
  it.each(found.filter(({ isText }) => isText))("$path says how long a value may be", ({ maxLength }) =>
    expect(maxLength).toBeGreaterThan(0),
  );

  it.each([...lengths])("%s is quickly decided for any text of up to %i characters", (pattern, length) =>
    expect(slowText(pattern, length)).toBeUndefined(),
  );

  it.each(["^(?:a|a)*$", "^a*a*$"])("%s would be noticed", (pattern) =>
    expect(slowText(pattern, longest)).toBeDefined(),
  );
});
