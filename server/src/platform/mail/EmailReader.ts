import { storageNames, toChosenCountry } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

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
