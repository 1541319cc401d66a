import { readFileSync } from "node:fs";
import { checks, stories, unit } from "./parts.ts";
import { logFile, reportFile, runPart } from "./runPart.ts";
import { runSideBySide } from "./runSideBySide.ts";
import { summary } from "./summary.ts";
import { readReport } from "./TestReport.ts";

/**
 * `npm test`. Parts that take seconds come first, side by side, and end the run when one fails: most mistakes
 * are found there. The stories wait for browsers and clocks half of their time: the unit tests have what they leave of
 * the processor, and never make them late.
 */
const started = performance.now();
const results = await runSideBySide(checks);
const checked = results.every(({ passed }) => passed);
if (checked) {
  console.log(`── ${stories.name}, with ${unit.name} behind them in ${logFile(unit.name)}`);
  results.push(
    ...(await Promise.all([
      runPart(stories, { live: true }),
      runPart({ ...unit, command: `nice -n 10 ${unit.command}` }, { live: false }),
    ])),
  );
  console.log(`── ${unit.name}\n${readFileSync(logFile(unit.name), "utf8").trim()}`);
}
const names = [unit.name, stories.name];
const [reports, left] = checked
  ? [names.flatMap((name) => readReport(reportFile(name)) ?? []), []]
  : [[], names];
console.log(`\n${summary(results, left, reports, (performance.now() - started) / 1000)}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
