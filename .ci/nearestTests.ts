import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const TEST = /\.test\.tsx?$/;

/**
 * The tests that say something of a saved file first: the one with its name, or else those beside it that import it, or
 * all beside it, or those of the nearest folder above. Undefined where no test is near.
 */
export function nearestTests(file: string): string[] | undefined {
  if (TEST.test(file)) return [file];
  const named = new RegExp(`from "[^"]*/${basename(file).replace(/[.$]/g, "\\$&")}"`);
  const own = basename(file).replace(/\.tsx?$/, ".test.");
  for (let folder = dirname(file); folder.startsWith(ROOT) && folder !== ROOT; folder = dirname(folder)) {
    const tests = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => TEST.test(name))
          .map((name) => join(folder, name))
      : [];
    const ofItsName = tests.filter((test) => basename(test).startsWith(own));
    if (ofItsName.length > 0) return ofItsName;
    const importing = tests.filter((test) => named.test(readFileSync(test, "utf8")));
    if (importing.length > 0) return importing;
    if (tests.length > 0) return tests;
  }
  return undefined;
}
