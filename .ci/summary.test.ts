import { describe, expect, it } from "vitest";
import { readTimes } from "./runPart.ts";
import { selectParts } from "./selectParts.ts";
import { summary } from "./summary.ts";
import { emptyReport } from "./TestReport.ts";

const result = { name: "unit", passed: true, seconds: 61.25, cpuSeconds: 100 };

describe("the end of a run", () => {
  it("names the ten slowest files of all reports, sums their tests and ends with the verdict", () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      file: `${index}.ts`,
      tests: 1,
      seconds: index,
    }));
    const failure = { title: "a.ts › fails", message: "\u001b[31mexpected 1\u001b[39m\n\n to be 2" };
    const lines = summary(
      [result, { ...result, name: "lint", passed: false }],
      ["stories"],
      [
        { ...emptyReport(), passed: 2, failed: 1, failures: [failure], files },
        { ...emptyReport(), passed: 3, skipped: 4, files: [{ file: "b.ts", tests: 7, seconds: 99 }] },
      ],
      120,
    ).split("\n");
    expect(lines[1]).toMatch(/^ {2}b\.ts +99 s +7 tests$/);
    expect(lines.filter((line) => line.includes(".ts  "))).toHaveLength(10);
    expect(lines.join("\n")).toContain("\n  a.ts › fails\n      expected 1\n       to be 2\n");
    expect(lines).toContain("  stories");
    expect(lines.slice(-2)).toEqual(["5 passed, 1 failed, 4 skipped", "FAILED: lint after 120 s"]);
  });
});

describe("the parts of a full run", () => {
  const parts = ["lint", "unit", "stories"].map((name) => ({ name }));
  it.each([
    [{ only: [] }, ["lint", "unit", "stories"]],
    [{ from: "unit", only: [] }, ["unit", "stories"]],
    [{ only: ["stories", "lint"] }, ["lint", "stories"]],
  ])("%j", (choice, names) => expect(selectParts(parts, choice).map(({ name }) => name)).toEqual(names));

  it("refuse a name that no part has", () => {
    expect(() => selectParts(parts, { from: "storys", only: [] })).toThrow('no part "storys"');
  });
});

it("reads the processor time of a shell's children", () => {
  expect(readTimes("0m0.01s 0m0.01s\n1m2.50s 0m0.50s\n")).toBe(63);
});
