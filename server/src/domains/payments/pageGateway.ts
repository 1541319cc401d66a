import type { GooglePayAccount, PageSources } from "@velours/sdk/shop";
import type { Config } from "../../platform/config/config.ts";
import { addSources } from "../../platform/pages/addSources.ts";
import type { PageService, PageServices } from "../../platform/pages/renderPage.ts";
import type { BraintreeAccount } from "./providers/braintree/BraintreeAccount.ts";

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

/** The card gateway for pages of `hostname`: its kit, the kit's address, and the sources that the browser must allow. */
export function pageGateway(config: Config, hostname: string): PageServices {
  const { braintree } = config.paymentAccounts;
  if (braintree === undefined) {
    const gatewayUrl = sandboxUrl(config, hostname);
    return {
      context: { gatewayUrl, wallets: ["paypal", "venmo", "apple-pay", "google-pay"] },
      sources: { script: [gatewayUrl], frame: [gatewayUrl] },
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
    },
    sources:
      place instanceof URL ? own : addSources(addSources(hosts[place], { script: own.script }), walletHosts),
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
export function pageBnpl(config: Config, hostname: string): PageService {
  const { braintree, klarna } = config.paymentAccounts;
  if (klarna?.place instanceof URL) {
    const kit = new URL("/kp/lib/v1/api.js", klarna.place);
    return { context: { bnplKit: kit.href }, sources: { script: [kit.origin], img: [kit.origin] } };
  }
  if (klarna) return { context: { bnplKit: klarnaKit }, sources: klarnaHosts };
  if (config.bnplProvider === "none" || braintree) return { context: {}, sources: {} };
  return { context: { bnplKit: `${sandboxUrl(config, hostname)}/klarna/v1/api.js` }, sources: {} };
}
