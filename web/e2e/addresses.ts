// Set by stories.ts, which looks for free ones; 3300 when Playwright is started by hand.
const base = Number(process.env.STORIES_PORT ?? 3300);

const at = (offset: number) => ({ port: String(base + offset), url: `http://localhost:${base + offset}` });

/** The real server, started for the stories with a fresh store. */
export const SHOP = { ...at(0), gatewayPort: at(1).port, gatewayUrl: at(1).url };

/** The same shop with every call going through Prism's validating proxy; its host answers what the proxy saw at /violations. */
export const CONTRACT = { ...at(10), proxyPort: at(11).port };

/** The mock: Prism with the storefront in front. Its own Prism and gateway take the two ports after it. */
export const MOCK = at(20);

/** A shop with the real card gateway's adapters, and the fake they talk to. */
export const MERCHANT = { ...at(30), fake: at(31) };

/** The fake of the buy-now-pay-later provider that the merchant's shop talks to. */
export const BNPL = at(36);

/** The bot check's script, in place of its provider's. */
export const BOT_CHECK = at(32);

/** A shop whose bot check refuses every visitor. */
export const GUARDED = { ...at(33), gatewayPort: at(34).port };
