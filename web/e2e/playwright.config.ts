import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CONTRACT, GUARDED, MERCHANT, MOCK, SHOP, WORKERS } from "./addresses.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { onlyInFullRun } from "./onlyInFullRun.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

process.env.STORIES_DATA ??= mkdtempSync(join(tmpdir(), "velours-stories-"));
const CONTRACT_SPEC = "**/responsesMatchContract.spec.ts";
const OWN_SERVERS = {
  guarded: ["**/botCheck.spec.ts", "**/challenge.spec.ts"],
  mock: ["**/mock.spec.ts", "**/docs.spec.ts"],
  merchant: ["**/*ealGateway.spec.ts"],
};

/** Stories about tabs, windows and addresses, which a proxy cannot carry or adds nothing to. */
const BARE = [
  "accountTabs",
  "autocomplete",
  "campaignLink",
  "changeRegion",
  "desk*",
  "drafts",
  "express",
  "googlePay",
  "paymentMethods",
  "rateChange",
  "truePromises",
  "twoTabs",
  "upsellsInTwoTabs",
  "withoutScripts",
].map((name) => `**/${name}.story.spec.ts`);
const STORIES = "**/*.story.spec.ts";

/** Everything: each story with and without the contract, and what is left to the full run. */
const isFull = process.env.FULL !== undefined;
const leftOut = [/@full/, ...Object.keys(onlyInFullRun).map((title) => new RegExp(RegExp.escape(title)))];

export default defineConfig({
  testDir: ".",
  globalSetup: "./startServers.ts",
  outputDir: "../../test-results",
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  ...(!isFull && { grepInvert: leftOut }),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    // A worker would answer in place of what a story holds back or changes on the way; offline.spec.ts allows it.
    serviceWorkers: "block",
    // The question about analytics stands in no other story's way; also in contexts that a story opens itself.
    storageState: VISITED_BEFORE,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // Frames between two states cost CPU and are nobody's colours; a story about motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a quarter of a story's CPU: stories.ts tells again, with one, what failed.
    trace: process.env.TRACE === undefined ? "off" : "on",
  },
  projects: [
    {
      name: "shop",
      use: { baseURL: SHOP.url },
      testMatch: isFull ? "**/*.spec.ts" : ["**/!(*.story).spec.ts", ...BARE],
      testIgnore: [CONTRACT_SPEC, ...Object.values(OWN_SERVERS).flat()],
    },
    {
      name: "through the contract",
      use: { baseURL: CONTRACT.url },
      testMatch: STORIES,
      // The proxy's host has no desk.
      testIgnore: isFull ? "**/desk*.story.spec.ts" : BARE,
      teardown: "contract",
    },
    // A single worker for each: there is only one of their servers.
    { name: "guarded", use: { baseURL: GUARDED.url }, testMatch: OWN_SERVERS.guarded, workers: 1 },
    { name: "mock", use: { baseURL: MOCK.url }, testMatch: OWN_SERVERS.mock, workers: 1 },
    { name: "merchant", use: { baseURL: MERCHANT.url }, testMatch: OWN_SERVERS.merchant, workers: 1 },
    { name: "contract", testMatch: CONTRACT_SPEC },
  ],
});
