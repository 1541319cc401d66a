import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_FLAGS, ensureBrowser } from "../e2e/browser.ts";
import { median, type Report, readScores } from "./readScores.ts";

const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const searched = "/search?q=wand";
const paths = ["/", "/sex-toys", "/product/100185", searched];
const factors = ["mobile", "desktop"] as const;

const origin = process.env.SHOP ?? "http://localhost:3000";
const rounds = Number(process.env.ROUNDS ?? 3);

for (const path of paths) {
  for (const factor of factors) {
    const reports = Array.from({ length: rounds }, () => runLighthouse(origin + path, factor));
    print(path, factor, reports);
  }
}
function runLighthouse(url: string, factor: (typeof factors)[number]): Report {
  const output = join(tmpdir(), `velours-lighthouse-${process.pid}.json`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      `--chrome-flags=--headless ${BROWSER_FLAGS.join(" ")}`,
      "--output=json",
      `--output-path=${output}`,
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${Object.keys(goals).join(",")}`,
      // Search results are kept out of search engines on purpose.
      ...(url.endsWith(searched) ? ["--skip-audits=is-crawlable"] : []),
      ...(factor === "desktop" ? ["--preset=desktop"] : []),
    ],
    { cwd: import.meta.dirname, encoding: "utf8", env: { ...process.env, CHROME_PATH: ensureBrowser() } },
  );
  if (status !== 0) throw new Error(`Lighthouse on ${url}: ${stderr}`);
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

function print(path: string, factor: string, reports: readonly Report[]): void {
  const runs = reports.map(readScores);
  const scores = Object.entries(goals).map(([category, goal]) => {
    const score = median(runs.map(({ categories }) => categories[category] ?? 0));
    return `${category} ${score} (${(score / goal).toFixed(2)} of ${goal})`;
  });
  const figure = (name: "largest" | "shift" | "blocked") => median(runs.map((run) => run[name]));
  console.log(`${path} ${factor}, median of ${runs.length}: ${scores.join(", ")}`);
  console.log(
    `  LCP ${figure("largest").toFixed(0)} ms, CLS ${figure("shift").toFixed(3)}, TBT ${figure("blocked").toFixed(0)} ms`,
  );
  // Scores that depend on the lab's speed vary from run to run; other failures do not.
  for (const { id, title } of new Map(
    runs.flatMap(({ failed }) => failed).map((each) => [each.id, each]),
  ).values())
    console.log(`  fails ${id}: ${title}`);
}
