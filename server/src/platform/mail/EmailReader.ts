import { getRegion, storageNames, toChosenCountry } from "@velours/sdk/rules";
import { siteLocale } from "@velours/sdk/shop";
import type { Language, Site } from "@velours/sdk/types";

/** A caller as the emails that a request causes are written to them. */
export interface EmailReader {
  language: Language;
  /** The region that they chose on the site decides whose French it is; missing in jobs from before it was stored. */
  country?: string | null;
}

interface Caller {
  language: Language;
  site: string;
  cookies: Record<string, string | undefined>;
}

/** The reader of emails to a caller: as their screens are written. */
export const toEmailReader = ({ language, site, cookies }: Caller): EmailReader => ({
  language,
  country: toChosenCountry(cookies[storageNames(site, "").region]) ?? null,
});

/** The locale of an email to a reader: as their screens, which know only the countries that the site sells to. */
export const readerLocale = ({ language, country }: EmailReader, shop: Pick<Site, "regions">) =>
  siteLocale(language, country && getRegion(shop.regions, country)?.country, shop);
