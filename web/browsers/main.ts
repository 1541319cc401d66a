import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { startShop } from "../e2e/walk/startShop.ts";
import { firefox } from "./firefox.ts";
import { Shopper } from "./Shopper.ts";
import type { Story } from "./Story.ts";
import { stories } from "./stories.ts";
import type { Browser, Engine } from "./Tab.ts";
import { webkit } from "./webkit.ts";

const SCREENSHOTS = "test-results/browsers";

/** `npm run -w web browsers [-- --only FIREFOX|WEBKIT] [-- --story PART]`. */
const { values } = parseArgs({ options: { only: { type: "string" }, story: { type: "string" } } });
const isWanted = (name: string, part: string | undefined) =>
  part === undefined || name.toLowerCase().includes(part.toLowerCase());

const engines = [firefox, webkit].filter(({ name }) => isWanted(name, values.only));
const told = stories.filter(({ name }) => isWanted(name, values.story));
const failures: string[] = [];
const installed = engines.filter((engine) => {
  if (!engine.isInstalled()) console.log(`skipped: no ${engine.name} here (Debian: ${engine.install})`);
  return engine.isInstalled();
});
if (installed.length > 0) {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const shop = await startShop({ SANDBOX_DELAY: "0" });
  try {
    for (const engine of installed) await tellIn(engine, shop.url);
  } finally {
    await shop.stop();
  }
}
for (const failure of failures) console.log(`- ${failure}`);
const verdict = failures.length > 0 ? "FAILED" : "passed";
console.log(
  `${verdict}: ${told.length} stories in ${installed.map(({ name }) => name).join(" and ") || "no browser"}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

async function tellIn(engine: Engine, shop: string): Promise<void> {
  const browser = await engine.launch(Number(new URL(shop).port) + 2);
  console.log(`${engine.name}: ${browser.version}`);
  try {
    for (const story of told) await tell(engine, browser, story, shop);
  } finally {
    await browser.close();
  }
}

async function tell(engine: Engine, browser: Browser, story: Story, shop: string): Promise<void> {
  const started = performance.now();
  const tab = await browser.newTab();
  const findings: string[] = [];
  try {
    await story.tell(new Shopper(tab, shop));
  } catch (error) {
    findings.push((error as Error).message);
  }
  findings.push(...(await tab.errors()).map((error) => `the page's console: ${error}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${findings.length === 0 ? "passed" : "FAILED"} ${seconds.padStart(6)} s  ${story.name}`);
  if (findings.length > 0) {
    const file = `${SCREENSHOTS}/${engine.name}-${stories.indexOf(story) + 1}.png`;
    await tab.screenshot(file);
    for (const finding of findings) {
      const [message = ""] = finding.split("\n");
      console.log(`    ${message}`);
      failures.push(`${engine.name} ${story.name}: ${message} (${file})`);
    }
  }
  await tab.close();
}
