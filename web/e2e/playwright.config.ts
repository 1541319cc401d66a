import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { BOT_CHECK, CONTRACT, GUARDED, MERCHANT, MOCK, SHOP } from "./addresses.ts";
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
  BNPL_PROVIDER: "none",
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
    trace: "retain-on-failure",
  },
  webServer: [
    {
      name: "shop",
      command: "node server/src/server.ts",
      cwd: root,
      env: shopEnvironment,
      url: `${SHOP.url}/api/ready`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "contract",
      command: "node mocks/startProxied.ts",
      cwd: root,
      env: {
        PORT: CONTRACT.port,
        PROXY_PORT: CONTRACT.proxyPort,
        UPSTREAM: SHOP.url,
      },
      url: `${CONTRACT.url}/api/sites/boutique`,
      ignoreHTTPSErrors: true,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "gateway's fake",
      command: `node mocks/fakes/start.ts braintree ${MERCHANT.fake.port}`,
      cwd: root,
      url: `${MERCHANT.fake.url}/fake/transactions`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "guarded",
      command: "node server/src/server.ts",
      cwd: root,
      env: guardedEnvironment,
      url: `${GUARDED.url}/api/ready`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "bot check's fake",
      command: `node mocks/fakes/start.ts turnstile ${BOT_CHECK.port}`,
      cwd: root,
      url: `${BOT_CHECK.url}/fake/calls`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "merchant",
      command: "node server/src/server.ts",
      cwd: root,
      env: merchantEnvironment,
      url: `${MERCHANT.url}/api/ready`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "mock",
      command: "node mocks/start.ts",
      cwd: root,
      env: { PORT: MOCK.port, SANDBOX_DELAY: "0" },
      url: `${MOCK.url}/api/sites/boutique`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
  projects: [
    {
      name: "shop",
      use: { baseURL: SHOP.url },
      testIgnore: ["**/contractKept.spec.ts", "**/mock.spec.ts", "**/docs.spec.ts", "**/realGateway.spec.ts"],
    },
    {
      name: "through the contract",
      use: { baseURL: CONTRACT.url },
      testMatch: "**/*.story.spec.ts",
      teardown: "contract kept",
    },
    { name: "mock", use: { baseURL: MOCK.url }, testMatch: ["**/mock.spec.ts", "**/docs.spec.ts"] },
    { name: "merchant", use: { baseURL: MERCHANT.url }, testMatch: "**/realGateway.spec.ts" },
    { name: "contract kept", testMatch: "**/contractKept.spec.ts" },
  ],
});
