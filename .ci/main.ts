import { checks, stories, unit } from "./parts.ts";
import { reportFile, runPart } from "./runPart.ts";
import { runSideBySide } from "./runSideBySide.ts";
import { summary } from "./summary.ts";
import { readReport } from "./TestReport.ts";

/**
 * `npm test`. Parts that take seconds come first, side by side, and end the run when one fails: most mistakes
 * are found there. The unit tests and the stories use both cores by themselves, and both have their say.
 */
const started = performance.now();
const tests = [unit, stories];
const results = await runSideBySide(checks);
const left: string[] = [];
for (const part of tests) {
  if (results.some(({ name, passed }) => !passed && name !== unit.name)) {
    left.push(part.name);
    continue;
  }
  console.log(`── ${part.name}`);
  results.push(await runPart(part, { live: true }));
}
const reports = tests.flatMap(({ name }) =>
  left.includes(name) ? [] : (readReport(reportFile(name)) ?? []),
);
console.log(`\n${summary(results, left, reports, (performance.now() - started) / 1000)}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
