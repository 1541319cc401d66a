import { join } from "node:path";
import {
  BNPL,
  BOT_CHECK,
  contractAddress,
  GUARDED,
  MERCHANT,
  MOCK,
  shopAddress,
  WORKERS,
  workerKeyFile,
} from "./addresses.ts";

/** A process that is there before the first story, once its address answers. */
export interface Server {
  name: string;
  /** The script for Node, with its arguments. */
  script: readonly string[];
  url: string;
  env: Record<string, string>;
  /** Makes the key of a merchant's program before: the embedded store takes no command while the shop runs. */
  keyFile?: string;
}

const dataDir = (name: string) => join(process.env.STORIES_DATA ?? "", name);

const shop = (name: string, url: string, env: Record<string, string>): Server => ({
  name,
  script: ["server/dist/server.js"],
  url: `${url}/api/ready`,
  env: { ...env, DATA_DIR: dataDir(name), LOG_LEVEL: "warn" },
});

const merchantEnvironment = {
  PORT: MERCHANT.port,
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

const fake = (name: string, port: string, url: string): Server => ({
  name: `fake of ${name}`,
  script: ["mocks/fakes/start.ts", name, port],
  url,
  env: {},
});

/** Servers of a project's stories beside a worker's shop. */
const PROJECT_SERVERS: Record<string, Server[]> = {
  guarded: [
    shop("guarded", GUARDED.url, {
      PORT: GUARDED.port,
      GATEWAY_PORT: GUARDED.gatewayPort,
      SANDBOX_BOT_CHECK: "block",
    }),
    fake("turnstile", BOT_CHECK.port, `${BOT_CHECK.url}/fake/calls`),
  ],
  merchant: [
    shop("merchant", MERCHANT.url, merchantEnvironment),
    fake("braintree", MERCHANT.fake.port, `${MERCHANT.fake.url}/fake/transactions`),
    fake("klarna", BNPL.port, `${BNPL.url}/fake/orders`),
  ],
  mock: [
    {
      name: "mock",
      script: ["mocks/start.ts"],
      url: `${MOCK.url}/api/sites/boutique`,
      env: { PORT: MOCK.port, SANDBOX_DELAY: "0" },
    },
  ],
};

/** A worker's own servers: a shop, and that shop behind its contract. */
function workerServers(worker: number, isBehindContract: boolean): Server[] {
  const { port, url, gatewayPort } = shopAddress(worker);
  const contract = contractAddress(worker);
  const own = {
    ...shop(`shop-${worker}`, url, { PORT: port, GATEWAY_PORT: gatewayPort }),
    keyFile: workerKeyFile(worker),
  };
  if (!isBehindContract) return [own];
  const proxied = {
    name: `contract-${worker}`,
    script: ["mocks/startProxied.ts"],
    url: `${contract.url}/api/sites/boutique`,
    env: { PORT: contract.port, PROXY_PORT: contract.proxyPort, UPSTREAM: url },
  };
  return [own, proxied];
}

/** The servers of a run that tells the stories of some projects: each row one after the other, the rows beside each other. */
export const serversFor = (isTold: (project: string) => boolean): Server[][] => [
  ...Array.from({ length: WORKERS }, (_, worker) => workerServers(worker, isTold("through the contract"))),
  ...Object.entries(PROJECT_SERVERS).flatMap(([project, servers]) =>
    isTold(project) ? servers.map((server) => [server]) : [],
  ),
];
