// Set by stories.ts, which looks for free ones; 3300 when Playwright is started by hand.
const base = Number(process.env.STORIES_PORT ?? 3300);

const at = (offset: number) => ({ port: String(base + offset), url: `http://localhost:${base + offset}` });

/** Stories run at once. Each worker has a shop to itself, because some stories change its prices. */
export const WORKERS = 2;

/** A worker's real server, started for the stories with a fresh store. */
export const shopAddress = (worker: number) => {
  const gateway = at(10 * worker + 1);
  return { ...at(10 * worker), gatewayPort: gateway.port, gatewayUrl: gateway.url };
};

/** A worker's shop with every call going through Prism's validating proxy; its host answers what the proxy saw at /violations. */
export const contractAddress = (worker: number) => ({
  ...at(10 * worker + 4),
  proxyPort: at(10 * worker + 5).port,
});

/** Where a worker's shop has the key of a merchant's program, next to its store. */
export const workerKeyFile = (worker: number) => `${process.env.STORIES_DATA ?? ""}/merchant-key-${worker}`;

// Set by Playwright in each of its workers.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const keyFile = workerKeyFile(worker);

export const SHOP = shopAddress(worker);
export const CONTRACT = contractAddress(worker);

/** The mock: Prism with the storefront in front. Its own Prism and gateway take the two ports after it. */
export const MOCK = at(50);

/** A shop with the real card gateway's adapters, and the fake they talk to. */
export const MERCHANT = { ...at(60), fake: at(61) };

/** The fake of the buy-now-pay-later provider that the merchant's shop talks to. */
export const BNPL = at(66);

/** The bot check's script, in place of its provider's. */
export const BOT_CHECK = at(62);

/** A shop whose bot check refuses every visitor. */
export const GUARDED = { ...at(63), gatewayPort: at(64).port };
