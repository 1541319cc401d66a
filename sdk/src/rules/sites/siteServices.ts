import type { SiteService } from "../../types.ts";

/** The default service providers of a site; without a key nothing of a provider is loaded. */
export const SITE_SERVICES: readonly SiteService[] = (
  [
    ["image-cdn", null],
    ["e-commerce-platform", null],
    ["card-tokenisation", "basis-theory"],
    ["fraud-check", "kount"],
    ["payment-processor", "braintree"],
    ["payment-processor", "klarna"],
    ["wallet", "paypal"],
    ["wallet", "apple-pay"],
    ["wallet", "google-pay"],
    ["wallet", "venmo"],
    ["bot-check", "turnstile"],
    ["e-mail-marketing", "klaviyo"],
    ["chat", null],
    ["recommendations", "nosto"],
    ["affiliate", "awin"],
    ["ambassador", "tapfiliate"],
    ["maps", "google-maps-embed"],
    ["address-verification", "postgrid"],
    ["analytics", "googleAnalytics"],
    ["ad-tracker", null],
    ["session-recording", null],
  ] as const
).map(([role, provider]) => ({ role, provider, key: null }));
