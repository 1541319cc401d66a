import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule } from "vitest/node";
import { emptyReport, fromRoot, writeReport } from "./TestReport.ts";

/** Writes the report of a run. Vitest's JSON leaves out the seconds that a file takes to load and in its hooks. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = emptyReport();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state, errors = [] } = test.result();
        if (state === "passed" || state === "failed") report[state]++;
        else report.skipped++;
        const title = `${fromRoot(module.moduleId)} › ${test.fullName}`;
        if (state === "failed") report.failures.push({ title, message: toMessage(errors[0]) });
      }
      // A file that cannot be loaded, or whose hooks fail, has no test that fails.
      if (module.state() === "failed" && tests.every((test) => test.result().state !== "failed")) {
        report.failed++;
        const suites = [module, ...module.children.allSuites()];
        const [error] = suites.flatMap((suite) => suite.errors());
        report.failures.push({ title: fromRoot(module.moduleId), message: toMessage(error) });
      }
      const { duration, collectDuration } = module.diagnostic();
      const seconds = (duration + collectDuration) / 1000;
      report.files.push({ file: fromRoot(module.moduleId), tests: tests.length, seconds });
    }
    writeReport(report);
  }
}

/** A failure's message, and the lines in which its two values differ: the message alone says `[ Array(2) ]` of them. */
function toMessage({ message = "", diff = "" }: { message?: string; diff?: string } = {}): string {
  const differing = stripVTControlCharacters(diff)
    .split("\n")
    .filter((line) => /^[+-] {2}/.test(line));
  return [message, ...differing].join("\n");
}
