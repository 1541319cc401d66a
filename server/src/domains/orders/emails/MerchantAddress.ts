import type { Language } from "@velours/sdk/types";

/** Where an email to the merchant goes, and the page of the desk that it leads to. */
export interface MerchantAddress {
  to: string;
  language: Language;
  url: string;
}
