import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { freeBasePort } from "./freePorts.ts";

const config = fileURLToPath(new URL("playwright.config.ts", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const data = mkdtempSync(join(tmpdir(), "velours-stories-"));
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureBrowser(),
  STORIES_PORT: String(await freeBasePort()),
  STORIES_DATA: data,
};

const run = spawnSync(process.execPath, [playwright, "test", "-c", config, ...process.argv.slice(2)], {
  stdio: "inherit",
  env,
});
rmSync(data, { recursive: true, force: true });
process.exitCode = run.status ?? 1;
