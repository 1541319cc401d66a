import type { Client } from "@velours/sdk";
import type { AddressLanguage, Locale } from "@velours/sdk/rules";
import type { ShopSettings } from "./ShopSettings.ts";

/** Values for every screen: the API, whose shop this is, and for whom the page is made. */
export interface Shop extends ShopSettings, AddressLanguage {
  /** The SDK's client. It is fetched with the first call: a first page arrives with its data and needs none. */
  api: () => Promise<Client>;
  /** Of the words, days and numbers of the page: its language in the shopper's country. */
  locale: Locale;
  /** The error reference that the mock answers every call with (`?scenario=`). */
  scenario: string | undefined;
  /** Cookie with the cart of a browser without scripts; on the server, and on that cart's page, alone. */
  plainCart?: string | undefined;
}
