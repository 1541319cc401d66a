import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { freeBasePort } from "./freePorts.ts";

const config = fileURLToPath(new URL("playwright.config.ts", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const browser = ensureBrowser();
const told = process.argv.slice(2);
const memory = mkdtempSync(join(tmpdir(), "velours-stories-run-"));
const lastRun = join(memory, "last-run.json");

/** Tells stories on servers with fresh stores; resolves with Playwright's exit code. */
async function tell(settings: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), "velours-stories-"));
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    STORIES_PORT: process.env.STORIES_PORT ?? String(await freeBasePort()),
    STORIES_DATA: data,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun,
    ...environment,
  };
  const { status } = spawnSync(process.execPath, [playwright, "test", "-c", config, ...settings], {
    stdio: "inherit",
    env,
  });
  rmSync(data, { recursive: true, force: true });
  return status ?? 1;
}

function hasFailed(): boolean {
  if (!existsSync(lastRun)) return false;
  const { failedTests } = JSON.parse(readFileSync(lastRun, "utf8")) as { failedTests: string[] };
  return failedTests.length > 0;
}

const verdict = await tell(told);
// Without a story that failed, nothing was told: a server did not start, or a name was wrong.
if (verdict === 1 && process.env.TRACE === undefined && hasFailed()) {
  const traces = fileURLToPath(new URL("../../test-results/traced", import.meta.url));
  // The report is that of the first telling.
  console.log(`What failed is told once more for its trace, in ${traces}. The verdict stays: failed.`);
  await tell([...told, "--last-failed", "--output", traces], { TRACE: "1", TEST_REPORT: "" });
}
rmSync(memory, { recursive: true, force: true });
process.exitCode = verdict;
