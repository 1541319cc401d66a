import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Baseline, PAGES, SDK } from "./baselines.ts";
import { exceptions } from "./exceptions.ts";
import { findMissing } from "./findMissing.ts";
import { readScripts } from "./readScripts.ts";
import { readStyles } from "./readStyles.ts";
import type { Use } from "./Use.ts";

const root = join(import.meta.dirname, "../..");
/** Tests and the server's own entry run in Node. */
const isShipped = (path: string) => !/\.test\.tsx?$|\.test-d\.ts$|\.d\.ts$|\/app\/server\.ts$/.test(path);
const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(isShipped)
    .map((path) => join(root, path));

const pages = find("web/{src,worker}/**/*.{ts,tsx}");
const sdk = find("sdk/src/**/*.ts");
const scripts = readScripts(root, [...pages, ...sdk]);
const styles = find("web/dist/client/**/*.css").flatMap((path) =>
  readStyles(path.slice(root.length + 1), readFileSync(path, "utf8")),
);
if (styles.length === 0) throw new Error("There are no style sheets in web/dist: build the pages first.");

const excused = new Set<string>();
const findings = [
  ...check(styles, PAGES),
  ...check(scripts, PAGES),
  ...check(
    scripts.filter(({ place }) => place.startsWith("sdk/")),
    SDK,
  ),
];
const unused = Object.keys(exceptions).filter((feature) => !excused.has(feature));
for (const finding of new Set(findings)) console.log(finding);
for (const feature of unused) console.log(`${feature} is an exception that nothing needs`);
console.log(`${scripts.length} uses in scripts and ${styles.length} in styles, ${findings.length} findings`);
process.exitCode = findings.length + unused.length > 0 ? 1 : 0;

/** The uses that a browser of the baseline cannot serve, without those that are excused. */
function check(uses: readonly Use[], baseline: Baseline): string[] {
  return uses.flatMap(({ feature, place }) => {
    const missing = findMissing(feature, baseline);
    if (missing.length === 0) return [];
    const exception = Object.keys(exceptions).find(
      (path) => feature === path || feature.startsWith(`${path}.`),
    );
    if (exception === undefined) return [`${place}: ${feature} needs ${missing.join(", ")}`];
    excused.add(exception);
    return [];
  });
}
