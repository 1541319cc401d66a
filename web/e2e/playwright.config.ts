import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { BNPL, BOT_CHECK, CONTRACT, GUARDED, MERCHANT, MOCK, SHOP } from "./addresses.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const shopEnvironment = {
  PORT: SHOP.port,
  GATEWAY_PORT: SHOP.gatewayPort,
  DATA_DIR: mkdtempSync(join(tmpdir(), "velours-stories-")),
  LOG_LEVEL: "warn",
};

const merchantEnvironment = {
  PORT: MERCHANT.port,
  DATA_DIR: mkdtempSync(join(tmpdir(), "velours-stories-")),
  LOG_LEVEL: "warn",
  PAYMENT_PROVIDER: "braintree",
  BRAINTREE_WALLETS: "paypal,venmo,apple-pay,google-pay",
  BNPL_PROVIDER: "klarna",
  KLARNA_PLACE: BNPL.url,
  KLARNA_USERNAME: "shop",
  KLARNA_PASSWORD: "secret",
  COUNTRY_HEADER: "x-country",
  BRAINTREE_PLACE: MERCHANT.fake.url,
  BRAINTREE_MERCHANT_ID: "velours",
  BRAINTREE_PUBLIC_KEY: "public",
  BRAINTREE_PRIVATE_KEY: "secret",
  BRAINTREE_MERCHANT_ACCOUNTS: "USD=shop-USD,CAD=shop-CAD,GBP=shop-GBP,EUR=shop-EUR",
};

const guardedEnvironment = {
  PORT: GUARDED.port,
  GATEWAY_PORT: GUARDED.gatewayPort,
  DATA_DIR: mkdtempSync(join(tmpdir(), "velours-stories-")),
  LOG_LEVEL: "warn",
  SANDBOX_BOT_CHECK: "block",
};

/** A process that is there before the first story, once its address answers. */
const server = (name: string, script: string, url: string, env: Record<string, string> = {}) => ({
  name,
  command: `node --import ./server/compileCache.js ${script}`,
  cwd: root,
  env,
  url,
  ignoreHTTPSErrors: true,
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

/**
 * What these do is done by others too, and what they ask is about tabs, windows and addresses, not about answers. With
 * EVERY_STORY they go through the contract as well.
 */
const shopOnly =
  process.env.EVERY_STORY === undefined
    ? [
        "accountTabs",
        "autocomplete",
        "campaignLink",
        "changeRegion",
        "express",
        "googlePay",
        "paymentMethods",
      ]
        .concat("rateChange", "truePromises", "twoTabs", "upsellsInTwoTabs")
        .map((name) => `**/${name}.story.spec.ts`)
    : [];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // One shop serves all stories, and some change its prices: they take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // One test of hundreds that a busy machine makes late must not reject a change; the report names it as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // A trace costs a quarter of a story's CPU: CI, which repeats what failed, records only that.
    trace: process.env.CI === undefined ? "retain-on-failure" : "on-first-retry",
  },
  webServer: [
    server("shop", "server/src/server.ts", `${SHOP.url}/api/ready`, shopEnvironment),
    server("contract", "mocks/startProxied.ts", `${CONTRACT.url}/api/sites/boutique`, {
      PORT: CONTRACT.port,
      PROXY_PORT: CONTRACT.proxyPort,
      UPSTREAM: SHOP.url,
    }),
    server(
      "gateway's fake",
      `mocks/fakes/start.ts braintree ${MERCHANT.fake.port}`,
      `${MERCHANT.fake.url}/fake/transactions`,
    ),
    server("pay later's fake", `mocks/fakes/start.ts klarna ${BNPL.port}`, `${BNPL.url}/fake/orders`),
    server("guarded", "server/src/server.ts", `${GUARDED.url}/api/ready`, guardedEnvironment),
    server(
      "bot check's fake",
      `mocks/fakes/start.ts turnstile ${BOT_CHECK.port}`,
      `${BOT_CHECK.url}/fake/calls`,
    ),
    server("merchant", "server/src/server.ts", `${MERCHANT.url}/api/ready`, merchantEnvironment),
    server("mock", "mocks/start.ts", `${MOCK.url}/api/sites/boutique`, {
      PORT: MOCK.port,
      SANDBOX_DELAY: "0",
    }),
  ],
  projects: [
    {
      name: "shop",
      use: { baseURL: SHOP.url },
      testIgnore: ["**/contractKept.spec.ts", "**/mock.spec.ts", "**/docs.spec.ts", "**/*ealGateway.spec.ts"],
    },
    {
      name: "through the contract",
      use: { baseURL: CONTRACT.url },
      testMatch: "**/*.story.spec.ts",
      testIgnore: shopOnly,
      teardown: "contract kept",
    },
    { name: "mock", use: { baseURL: MOCK.url }, testMatch: ["**/mock.spec.ts", "**/docs.spec.ts"] },
    { name: "merchant", use: { baseURL: MERCHANT.url }, testMatch: "**/*ealGateway.spec.ts" },
    { name: "contract kept", testMatch: "**/contractKept.spec.ts" },
  ],
});
