import type { Region } from "../../types.ts";
import { getRegion } from "../region.ts";
import { type French, siteFrench } from "../sites/getLocale.ts";
import { chosenCountry } from "./chosenCountry.ts";

/**
 * The visitor's region as a page is told of it: the country chosen by the region cookie where the site sells to it, else the
 * site's first, and the site's French. Without a site's regions the choice stands as it is.
 */
export function pageRegion(
  regions: readonly Pick<Region, "country">[] | undefined,
  { cookies, site }: { cookies: string | undefined; site: string },
): { country: string | undefined; french?: French } {
  const country = chosenCountry(cookies, site);
  if (regions === undefined || regions.length === 0) return { country };
  return { country: getRegion(regions, country)?.country, french: siteFrench(regions) };
}
