import type { Language, Region } from "../../types.ts";
import { getRegion } from "../region.ts";
import { type French, siteFrench } from "../sites/getLocale.ts";
import { chosenCountry } from "./chosenCountry.ts";

/** A site as its pages need it before they ask for it. */
export interface PageRegionSite {
  regions: readonly Pick<Region, "country">[];
  languages: { default: Language };
}

/**
 * The visitor's region as a page is told of it: the country chosen by the region cookie where the site sells to it, else the
 * site's first; and the site's French and default language. Without a site the choice stands as it is.
 */
export function pageRegion(
  settings: PageRegionSite | undefined,
  { cookies, site }: { cookies: string | undefined; site: string },
): { country: string | undefined; french?: French; defaultLanguage?: Language } {
  const country = chosenCountry(cookies, site);
  if (settings === undefined) return { country };
  const { regions, languages } = settings;
  const defaultLanguage = languages.default;
  if (regions.length === 0) return { country, defaultLanguage };
  return { country: getRegion(regions, country)?.country, french: siteFrench(regions), defaultLanguage };
}
