import { stripVTControlCharacters } from "node:util";
import { formatSeconds } from "./formatSeconds.ts";
import type { PartResult } from "./Part.ts";
import type { Failure, FileTime, TestReport } from "./TestReport.ts";

const SLOWEST = 10;
const MESSAGE_LINES = 6;

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))),
    )
    .map((row) => `  ${row.join("  ")}`)
    .join("\n");
}

const slowest = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);

const describeFailure = ({ title, message }: Failure): string[] => [
  title,
  ...stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`),
];

/** The end of a run: slowest files, each part's total, what failed and how it said so, and the verdict in the last line. */
export function summary(
  results: readonly PartResult[],
  left: readonly string[],
  reports: readonly TestReport[],
  wall: number,
): string {
  const sum = (key: "passed" | "failed" | "skipped") =>
    reports.reduce((total, report) => total + report[key], 0);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const files = slowest(reports.flatMap((report) => report.files));
  return [
    ...(files.length > 0
      ? [
          "Slowest files:",
          table(files.map((each) => [each.file, formatSeconds(each.seconds), `${each.tests} tests`])),
        ]
      : []),
    "Parts, with their processor time:",
    table(
      results.map((each) => [
        each.name,
        formatSeconds(each.seconds),
        formatSeconds(each.cpuSeconds),
        each.passed ? "passed" : "FAILED",
      ]),
    ),
    ...list("Not run", left),
    ...list("Failed tests", reports.flatMap((report) => report.failures).flatMap(describeFailure)),
    `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`,
    `${failed.length === 0 ? "PASSED" : `FAILED: ${failed.join(", ")}`} after ${formatSeconds(wall)}`,
  ].join("\n");
}
