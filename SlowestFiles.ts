import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const shown = 10;
const format = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const toSeconds = (milliseconds: number): string => format.format(milliseconds / 1_000).padStart(9);

/** Loading and set-up are a file's as its tests are. */
function getDuration(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** For Vitest: a run ends with its slowest files, and with the sum of all that ran beside and after each other. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // A run of a few files says itself which is slow.
    if (modules.length <= shown) return;
    const rows = modules
      .map((module) => ({
        file: relative(module.project.vitest.config.root, module.moduleId),
        tests: [...module.children.allTests()].length,
        duration: getDuration(module),
      }))
      .sort((first, second) => second.duration - first.duration);
    console.log(`\nThe slowest of ${rows.length} files, in seconds:`);
    for (const { file, tests, duration } of rows.slice(0, shown))
      console.log(`${toSeconds(duration)}  ${file} (${tests} tests)`);
    console.log(`${toSeconds(rows.reduce((sum, { duration }) => sum + duration, 0))}  all files together\n`);
  }
}
