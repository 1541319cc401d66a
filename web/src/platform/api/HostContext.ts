import type { HostContext as Host } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";

/** Data that the host (shop server, mock, development server) passes with each page request. */
export interface HostContext extends Omit<Host, "site" | "nonce"> {
  /** Value of the Content-Security-Policy's nonce for this one answer; `vite dev` sends no policy. */
  nonce?: string;
  site: SiteCode;
}
