import type { Reporter, TestModule } from "vitest/node";
import { emptyReport, fromRoot, writeReport } from "./TestReport.ts";

/** Writes the report of a run. Vitest's JSON leaves out the seconds that a file takes to load and in its hooks. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = emptyReport();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state === "passed" || state === "failed") report[state]++;
        else report.skipped++;
        const title = `${fromRoot(module.moduleId)} › ${test.fullName}`;
        if (state === "failed") report.failures.push(title);
      }
      // A file that cannot be loaded has no test that fails.
      if (module.state() === "failed" && tests.every((test) => test.result().state !== "failed")) {
        report.failed++;
        report.failures.push(fromRoot(module.moduleId));
      }
      const { duration, collectDuration } = module.diagnostic();
      const seconds = (duration + collectDuration) / 1000;
      report.files.push({ file: fromRoot(module.moduleId), tests: tests.length, seconds });
    }
    writeReport(report);
  }
}
