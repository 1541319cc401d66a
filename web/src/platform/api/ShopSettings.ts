import type { French } from "@velours/sdk/rules";
import type { GooglePayAccount, Wallet } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";

/** Settings from the host; sent along with the first page, so that the browser has them too. */
export interface ShopSettings {
  /** Whose shop it is. */
  site: SiteCode;
  /** Sent with every call as `x-client-token`. */
  clientToken: string;
  /** The host has a service worker that keeps pages for times without a network. */
  offlinePages?: boolean | undefined;
  /** Whose card fields the checkout shows; the sandbox's when absent. */
  gateway?: "sandbox" | "braintree" | undefined;
  /** Origin of the sandbox's fields, or the folder of the real gateway's browser kit. */
  gatewayUrl: string;
  /** Key of Google's Maps Embed API; without one the shop draws maps itself. */
  mapEmbedKey?: string | undefined;
  /** The survey on the page of a placed order. */
  surveyUrl?: string | undefined;
  /** The affiliate network's picture for a purchase, with `{amount}`, `{ref}` and `{currency}`; absent where none is told. */
  conversionUrl?: string | undefined;
  /** Wallets that the gateway's account takes. */
  wallets?: readonly Wallet[] | undefined;
  /** Google Pay account of the gateway's real kit. */
  googlePay?: GooglePayAccount | undefined;
  /** Address of the buy-now-pay-later provider's browser kit; undefined where there is none. */
  bnplKit?: string | undefined;
  /** Scheme and host of the page, without a slash at the end. */
  origin: string;
  /** Country code of the shopper's region; undefined is the site's default. */
  country: string | undefined;
  /** The site's own French. */
  french?: French | undefined;
  /** Id of the member whom the page's request named by a cookie. */
  member?: number | undefined;
}
