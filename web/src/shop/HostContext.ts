import type { SiteCode } from "@velours/sdk/types";

/** What the host (shop server, mock, development server) passes with each page request. */
export interface HostContext {
  /** How the pages reach the API while they are rendered: `app.inject` in the shop's own server. */
  fetch: typeof globalThis.fetch;
  /** Value of the Content-Security-Policy's nonce for this one answer. */
  nonce?: string;
  site: SiteCode;
  clientToken: string;
  /** Whose card fields the pages show; the sandbox's when absent. */
  gateway?: "sandbox" | "braintree";
  gatewayUrl: string;
}
