import type { HostContext, PageSources } from "@velours/sdk/shop";
import type { Config } from "../config/config.ts";

/** The card gateway as pages need it: its kit, the kit's address, and the sources that the browser must allow. */
export interface PageGateway {
  context: Pick<HostContext, "gateway" | "gatewayUrl">;
  sources: PageSources;
}

type Hosts = Required<PageSources>;

/** What the gateway's kit loads and calls, besides its frames; its documentation names them. */
const braintreeHosts = (api: string, analytics: string, graphql: string, songbird: string): Hosts => ({
  script: [
    "https://js.braintreegateway.com",
    "https://assets.braintreegateway.com",
    "https://c.paypal.com",
    `https://${songbird}`,
    "https://*.cardinaltrusted.com",
  ],
  frame: [
    "https://assets.braintreegateway.com",
    "https://c.paypal.com",
    "https://*.cardinalcommerce.com",
    "https://*.cardinaltrusted.com",
  ],
  connect: [
    `https://${api}`,
    `https://${analytics}`,
    `https://${graphql}`,
    "https://*.cardinalcommerce.com",
    "https://*.cardinaltrusted.com",
  ],
  img: ["https://assets.braintreegateway.com", "https://c.paypal.com", "https://b.stats.paypal.com"],
});

const hosts = {
  sandbox: braintreeHosts(
    "api.sandbox.braintreegateway.com",
    "client-analytics.sandbox.braintreegateway.com",
    "payments.sandbox.braintree-api.com",
    "songbirdstag.cardinalcommerce.com",
  ),
  production: braintreeHosts(
    "api.braintreegateway.com",
    "client-analytics.braintreegateway.com",
    "payments.braintree-api.com",
    "songbird.cardinalcommerce.com",
  ),
};

/** Turnstile's script and frame; pages load them only where its widget has a key. */
const botCheck: PageSources = {
  script: ["https://challenges.cloudflare.com"],
  frame: ["https://challenges.cloudflare.com"],
};

/** The gateway for pages of `hostname`, with the sources the operator added. */
export function pageGateway(config: Config, hostname: string): PageGateway {
  const { braintree } = config.paymentAccounts;
  const hasWidget = config.turnstile !== undefined || config.sandboxBotCheck !== "pass";
  const others = hasWidget ? added(botCheck, config.pageSources) : config.pageSources;
  if (braintree === undefined) {
    const gatewayUrl = config.gatewayUrl ?? `http://${hostname}:${config.gatewayPort}`;
    return {
      context: { gatewayUrl },
      sources: added({ script: [gatewayUrl], frame: [gatewayUrl] }, others),
    };
  }
  const { place, kit } = braintree;
  const own = { script: [kit.origin], frame: [kit.origin] };
  return {
    context: { gateway: "braintree", gatewayUrl: kit.href.replace(/\/$/, "") },
    sources: added(place instanceof URL ? own : added(hosts[place], { script: own.script }), others),
  };
}

function added(some: PageSources, more: PageSources): PageSources {
  const names = [...Object.keys(some), ...Object.keys(more)] as (keyof PageSources)[];
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, [...new Set([...(some[name] ?? []), ...(more[name] ?? [])])]]),
  );
}
