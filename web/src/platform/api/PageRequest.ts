import type { AddressLanguage } from "@velours/sdk/rules";
import type { HostContext } from "./HostContext.ts";
import type { ShopSettings } from "./ShopSettings.ts";

/**
 * The page's context before the first screen: from the request on the server, from the address bar in the
 * browser.
 */
export interface PageRequest extends AddressLanguage {
  scenario: string | undefined;
  nonce: string | undefined;
  /** Undefined in the browser: there the global one is used. */
  fetch: typeof globalThis.fetch | undefined;
  /** Answers to other pages; on the server alone. */
  answers?: HostContext["answers"];
  /** Cookie with the cart of a browser without scripts; on the server alone. */
  plainCart?: string | undefined;
  settings: ShopSettings;
}
