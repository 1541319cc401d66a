import type { Locale } from "../text/generated/runtime.js";
import type { Api } from "./createApi.ts";
import type { ShopSettings } from "./ShopSettings.ts";

/** What every screen may ask for: the API, whose shop this is, and for whom the page is made. */
export interface Shop extends ShopSettings {
  /** The SDK's client. It is fetched with the first call: a first page arrives with its data and needs none. */
  api: () => Promise<Api>;
  language: Locale;
  /** The error reference that the mock answers every call with (`?scenario=`). */
  scenario: string | undefined;
}
