import type { SiteCode } from "@velours/sdk/types";

/** What the host tells the pages; sent along with the first page, so that the browser knows it too. */
export interface ShopSettings {
  /** Whose shop it is. */
  site: SiteCode;
  /** Sent with every call as `x-client-token`. */
  clientToken: string;
  /** Origin of the card gateway's hosted fields. */
  gatewayUrl: string;
  /** Scheme and host of the page, without a slash at the end. */
  origin: string;
  /** Country code of the shopper's region, from the cookie; undefined is the site's default. */
  country: string | undefined;
}
