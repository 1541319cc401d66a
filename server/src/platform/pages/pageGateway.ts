import type { GooglePayAccount, HostContext, PageSources } from "@velours/sdk/shop";
import type { BraintreeAccount } from "../config/BraintreeAccount.ts";
import type { Config } from "../config/config.ts";
import { addSources } from "./addSources.ts";

/** The card gateway as pages need it: its kit, the kit's address, and the sources that the browser must allow. */
export interface PageGateway {
  context: Pick<HostContext, "gateway" | "gatewayUrl" | "wallets" | "googlePay" | "bnplKit">;
  sources: PageSources;
}

type Hosts = Required<PageSources>;

/** Hosts of the gateway's kit, besides its frames; its documentation names them. */
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
  media: [],
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

/** Hosts of the online wallet's own kit; its documentation names them. */
const paypalHosts: PageSources = {
  script: ["https://www.paypal.com", "https://www.paypalobjects.com", "https://*.paypal.com"],
  frame: ["https://www.paypal.com", "https://*.paypal.com"],
  connect: ["https://www.paypal.com", "https://*.paypal.com"],
  img: ["https://www.paypalobjects.com", "https://*.paypal.com"],
};

/** The mobile-payment app's window on a desktop. */
const venmoHosts: PageSources = {
  frame: ["https://account.venmo.com"],
  connect: ["https://*.venmo.com"],
};

const googlePayKit = "https://pay.google.com/gp/p/js/pay.js";

/** Hosts of Google Pay's script; `google.com` answers with a redirect to `www`. */
const googlePayHosts: PageSources = {
  script: ["https://pay.google.com"],
  frame: ["https://pay.google.com"],
  connect: ["https://pay.google.com", "https://google.com", "https://www.google.com"],
  img: ["https://www.gstatic.com"],
};

const klarnaKit = "https://x.klarnacdn.net/kp/lib/v1/api.js";

/** Hosts of the buy-now-pay-later provider's kit. */
const klarnaHosts: PageSources = {
  script: ["https://*.klarnacdn.net", "https://*.klarna.com"],
  frame: ["https://*.klarna.com", "https://*.klarnacdn.net"],
  connect: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaservices.com"],
  img: ["https://*.klarnacdn.net", "https://*.klarna.com"],
};

/** Turnstile's script and frame; pages load them only where its widget has a key. */
const botCheck: PageSources = {
  script: ["https://challenges.cloudflare.com"],
  frame: ["https://challenges.cloudflare.com"],
};

/** The gateway for pages of `hostname`, with the sources the operator added. */
export function pageGateway(config: Config, hostname: string): PageGateway {
  const { braintree } = config.paymentAccounts;
  const bnpl = pageBnpl(config, hostname);
  const hasWidget = config.turnstile !== undefined || config.sandboxBotCheck !== "pass";
  const operator = hasWidget ? addSources(botCheck, config.pageSources) : config.pageSources;
  const others = addSources(bnpl.sources, operator);
  if (braintree === undefined) {
    const gatewayUrl = sandboxUrl(config, hostname);
    return {
      context: { gatewayUrl, wallets: ["paypal", "venmo", "apple-pay", "google-pay"], ...bnpl.context },
      sources: addSources({ script: [gatewayUrl], frame: [gatewayUrl] }, others),
    };
  }
  const { place, kit, wallets } = braintree;
  const own = { script: [kit.origin], frame: [kit.origin] };
  const walletHosts = [
    wallets.includes("paypal") ? paypalHosts : {},
    wallets.includes("venmo") ? venmoHosts : {},
    wallets.includes("google-pay") ? googlePayHosts : {},
  ].reduce(addSources);
  return {
    context: {
      gateway: "braintree",
      gatewayUrl: kit.href.replace(/\/$/, ""),
      wallets,
      ...(wallets.includes("google-pay") && { googlePay: createGooglePay(braintree) }),
      ...bnpl.context,
    },
    sources:
      place instanceof URL
        ? addSources(own, others)
        : addSources(addSources(hosts[place], { script: own.script }), addSources(walletHosts, others)),
  };
}

/** A fake of the gateway has a script of the wallet as well. */
const createGooglePay = ({ place, googleMerchantId }: BraintreeAccount): GooglePayAccount => ({
  kit: place instanceof URL ? new URL("/gp/p/js/pay.js", place).href : googlePayKit,
  environment: place === "production" ? "PRODUCTION" : "TEST",
  merchantId: googleMerchantId,
});

const sandboxUrl = ({ gatewayUrl, gatewayPort }: Config, hostname: string): string =>
  gatewayUrl ?? `http://${hostname}:${gatewayPort}`;

/** The buy-now-pay-later provider's kit. The sandbox's is served by the sandbox card gateway, and is missing beside a real one. */
function pageBnpl(
  config: Config,
  hostname: string,
): { context: Pick<HostContext, "bnplKit">; sources: PageSources } {
  const { braintree, klarna } = config.paymentAccounts;
  if (klarna?.place instanceof URL) {
    const kit = new URL("/kp/lib/v1/api.js", klarna.place);
    return { context: { bnplKit: kit.href }, sources: { script: [kit.origin], img: [kit.origin] } };
  }
  if (klarna) return { context: { bnplKit: klarnaKit }, sources: klarnaHosts };
  if (config.bnplProvider === "none" || braintree) return { context: {}, sources: {} };
  return { context: { bnplKit: `${sandboxUrl(config, hostname)}/klarna/v1/api.js` }, sources: {} };
}
