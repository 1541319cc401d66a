import { withLanguage } from "@velours/sdk/rules";
import type { Language, Site } from "@velours/sdk/types";
import type { Config } from "../config/config.ts";
import { siteOrigin } from "../config/siteOrigin.ts";

/** The site as its emails name it. */
export interface EmailShop {
  name: string;
  /** Origin of its pages. */
  url: string;
  /** Of addresses without a language, and of the merchant's own words. */
  defaultLanguage: Language;
  supportEmail: string;
  regions: Site["regions"];
  /** Its orders earn cash back. */
  hasCashBack?: boolean;
  texts?: Site["texts"];
  look?: Site["look"];
}

/** A site as emails name it: at the shop's own address, or with its first label before it (`outlet.velours.example`). */
export function emailShop(
  config: Pick<Config, "publicUrl" | "site" | "siteCodes">,
  { code, name, supportEmail, languages, regions, creditsDisplay, texts, look }: Site,
): EmailShop {
  return {
    name,
    url: siteOrigin(config, code),
    defaultLanguage: languages.default,
    supportEmail,
    regions,
    hasCashBack: creditsDisplay,
    texts,
    look,
  };
}

/** Address of a page of the shop, in a language. */
export const pageUrl = ({ url, defaultLanguage }: EmailShop, path: string, language: Language): string =>
  url + withLanguage(path, { language, defaultLanguage });
