import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Totals of a test runner, the same for Vitest and Playwright. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  files: FileTime[];
}

/** A test that failed, or a file whose loading or hooks did. */
export interface Failure {
  title: string;
  /** Its first error, as the runner says it. */
  message: string;
}

export interface FileTime {
  file: string;
  tests: number;
  seconds: number;
}

export const emptyReport = (): TestReport => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  files: [],
});

export const fromRoot = (path: string): string => relative(ROOT, path);

/** Where the part that runs this process wants the report. */
export function writeReport(report: TestReport): void {
  const path = process.env.TEST_REPORT;
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report));
}

/** Undefined where the runner ended before it could say anything. */
export function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as TestReport;
  } catch {
    return undefined;
  }
}
