import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import {
  BNPL,
  BOT_CHECK,
  CONTRACT,
  contractAddress,
  GUARDED,
  MERCHANT,
  MOCK,
  SHOP,
  shopAddress,
  WORKERS,
  workerKeyFile,
} from "./addresses.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

process.env.STORIES_DATA ??= mkdtempSync(join(tmpdir(), "velours-stories-"));
const data = process.env.STORIES_DATA;
const dataDir = (name: string) => join(data, name);

const merchantEnvironment = {
  PORT: MERCHANT.port,
  DATA_DIR: dataDir("merchant"),
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
  DATA_DIR: dataDir("guarded"),
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

/** Whether this run tells the stories of a project: all of them, unless --project names some. */
function isTold(project: string): boolean {
  const named = process.argv.filter((argument) => argument.startsWith("--project"));
  return named.length === 0 || named.includes(`--project=${project}`);
}

/** What a worker has to itself: a shop, and that shop behind its contract. */
const workerServers = (worker: number) => {
  const shop = shopAddress(worker);
  const contract = contractAddress(worker);
  const running = server(`shop ${worker}`, "server/dist/server.js", `${shop.url}/api/ready`, {
    PORT: shop.port,
    GATEWAY_PORT: shop.gatewayPort,
    DATA_DIR: dataDir(`shop-${worker}`),
    LOG_LEVEL: "warn",
  });
  // The embedded store takes no command while the shop runs, so the merchant's key is made before.
  const createKey =
    "node server/src/assembly/commands/keys.ts create stories --scope orders:read --scope orders:write";
  const started = [
    { ...running, command: `${createKey} > "${workerKeyFile(worker)}" && exec ${running.command}` },
  ];
  if (isTold("through the contract"))
    started.push(
      server(`contract ${worker}`, "mocks/startProxied.ts", `${contract.url}/api/sites/boutique`, {
        PORT: contract.port,
        PROXY_PORT: contract.proxyPort,
        UPSTREAM: shop.url,
      }),
    );
  return started;
};

/** What the stories of a project need beside a worker's shop. */
const PROJECT_SERVERS = {
  guarded: [
    server("guarded", "server/dist/server.js", `${GUARDED.url}/api/ready`, guardedEnvironment),
    server(
      "bot check's fake",
      `mocks/fakes/start.ts turnstile ${BOT_CHECK.port}`,
      `${BOT_CHECK.url}/fake/calls`,
    ),
  ],
  merchant: [
    server("merchant", "server/dist/server.js", `${MERCHANT.url}/api/ready`, merchantEnvironment),
    server(
      "gateway's fake",
      `mocks/fakes/start.ts braintree ${MERCHANT.fake.port}`,
      `${MERCHANT.fake.url}/fake/transactions`,
    ),
    server("pay later's fake", `mocks/fakes/start.ts klarna ${BNPL.port}`, `${BNPL.url}/fake/orders`),
  ],
  mock: [
    server("mock", "mocks/start.ts", `${MOCK.url}/api/sites/boutique`, {
      PORT: MOCK.port,
      SANDBOX_DELAY: "0",
    }),
  ],
};

const CONTRACT_KEPT = "**/contractKept.spec.ts";
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
  "express",
  "googlePay",
  "paymentMethods",
  "rateChange",
  "truePromises",
  "twoTabs",
  "upsellsInTwoTabs",
].map((name) => `**/${name}.story.spec.ts`);
const STORIES = "**/*.story.spec.ts";

/** Everything: each story with and without the contract, and what is tagged `@full`. */
const isFull = process.env.FULL !== undefined;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  ...(!isFull && { grepInvert: /@full/ }),
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
  webServer: [
    ...Array.from({ length: WORKERS }, (_, worker) => workerServers(worker)).flat(),
    ...Object.entries(PROJECT_SERVERS).flatMap(([project, servers]) => (isTold(project) ? servers : [])),
  ],
  projects: [
    {
      name: "shop",
      use: { baseURL: SHOP.url },
      testMatch: isFull ? "**/*.spec.ts" : ["**/!(*.story).spec.ts", ...BARE],
      testIgnore: [CONTRACT_KEPT, ...Object.values(OWN_SERVERS).flat()],
    },
    {
      name: "through the contract",
      use: { baseURL: CONTRACT.url },
      testMatch: STORIES,
      testIgnore: isFull ? [] : BARE,
      teardown: "contract kept",
    },
    // One worker each: what they run against is there once.
    { name: "guarded", use: { baseURL: GUARDED.url }, testMatch: OWN_SERVERS.guarded, workers: 1 },
    { name: "mock", use: { baseURL: MOCK.url }, testMatch: OWN_SERVERS.mock, workers: 1 },
    { name: "merchant", use: { baseURL: MERCHANT.url }, testMatch: OWN_SERVERS.merchant, workers: 1 },
    { name: "contract kept", testMatch: CONTRACT_KEPT },
  ],
});
