import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { emptyReport, type FileTime, fromRoot, writeReport } from "./TestReport.ts";

/** Writes the report of a run: the seconds of a file are those of its stories in every project. */
export default class implements Reporter {
  private all: TestCase[] = [];
  private readonly seconds = new Map<string, number>();

  onBegin(_: FullConfig, suite: Suite): void {
    this.all = suite.allTests();
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = fromRoot(location.file);
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    const report = emptyReport();
    const files = new Map<string, FileTime>();
    for (const test of this.all) {
      const file = fromRoot(test.location.file);
      const title = test.titlePath().filter(Boolean).join(" › ");
      const outcome = test.outcome();
      if (outcome === "skipped") report.skipped++;
      else if (outcome === "unexpected") {
        const message = test.results.flatMap(({ errors }) => errors)[0]?.message ?? "";
        report.failures.push({ title, message });
      } else report.passed++;
      const tests = (files.get(file)?.tests ?? 0) + 1;
      files.set(file, { file, tests, seconds: this.seconds.get(file) ?? 0 });
    }
    report.failed = report.failures.length;
    report.files = [...files.values()];
    writeReport(report);
  }
}
