import type { RequestResult } from "../../requestOptions.ts";
import type { Language, SiteLook } from "../../types.ts";
import type { French } from "../sites/getLocale.ts";

/** A site as pages show it that stand without the API. */
export interface PageSite {
  name: string;
  look: SiteLook;
}

/** Answers of the API to calls of pages, by a key that names the call. */
export interface AnswerCache {
  find(key: string): RequestResult | undefined;
  keep(key: string, answer: RequestResult): void;
}

/** The interface between the web's build and its host (shop server, mock, proxy) for each page. */
export interface HostContext {
  /** How the pages reach the API while they are rendered: `app.inject` in the shop's own server. */
  fetch: typeof globalThis.fetch;
  /** Cache shared with other pages of the site; absent where each page sends its own requests. */
  answers?: AnswerCache;
  /** Value of the Content-Security-Policy's nonce for this one answer. */
  nonce: string;
  site: string;
  /** The site's name and look; absent where the host does not know them. */
  siteLook?: PageSite | undefined;
  /** Country of the visitor's region; the site's first when undefined. The pages read no cookie themselves. */
  country: string | undefined;
  /** The site's own French; Canada's when absent. */
  french?: French;
  /** The language of addresses without one; English when absent. */
  defaultLanguage?: Language;
  /** Id of the member whom the visitor's cookies name; whether they are still signed in, the API knows. */
  member?: number | undefined;
  /** Value of the cookie with the cart of a browser without scripts; only the page of that cart is told of it. */
  plainCart?: string | undefined;
  clientToken: string;
  /** The host has a service worker that keeps pages for times without a network. */
  offlinePages?: boolean;
  /** Whose card fields the pages show; the sandbox's when absent. */
  gateway?: "sandbox" | "braintree";
  /** Origin of the sandbox's fields, or the folder of the real gateway's browser kit. */
  gatewayUrl: string;
  /** Key of Google's Maps Embed API, which every page's visitor may read; without one the shop draws a map itself. */
  mapEmbedKey?: string | undefined;
  /** The survey on the page of a placed order; absent where none is shown. */
  surveyUrl?: string | undefined;
  /** The affiliate network's picture for a purchase, with `{amount}`, `{ref}` and `{currency}`; absent where none is told. */
  conversionUrl?: string | undefined;
  /** Wallets that the gateway's account takes. */
  wallets?: readonly Wallet[];
  /** Google Pay account of the gateway's real kit; absent for the sandbox's, and where it is not taken. */
  googlePay?: GooglePayAccount | undefined;
  /** Address of the buy-now-pay-later provider's browser kit; undefined where there is none. */
  bnplKit?: string;
}

/** How pages reach Google Pay. */
export interface GooglePayAccount {
  /** Address of its script. */
  kit: string;
  environment: "TEST" | "PRODUCTION";
  /** The shop's id at Google; production needs one. */
  merchantId?: string | undefined;
}

/** A wallet that the card gateway settles. */
export type Wallet = "paypal" | "venmo" | "apple-pay" | "google-pay";

/** The pages as a function, as the web's build exports them. */
export interface Pages {
  fetch(request: Request, options: { context: HostContext }): Promise<Response>;
}
