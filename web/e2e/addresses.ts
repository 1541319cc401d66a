/** The shop itself, and its sandbox card gateway. */
export const SHOP = {
  port: "3300",
  gatewayPort: "3301",
  url: "http://localhost:3300",
  gatewayUrl: "http://localhost:3301",
};

/** The same pages with every API call going through Prism's validating proxy to the shop. */
export const CONTRACT = { port: "3310", proxyPort: "3311", url: "http://localhost:3310" };

/** The same pages on the contract's examples. */
export const MOCK = { port: "3320", url: "http://localhost:3320" };
