import type { Currency, Region } from "../types.ts";

/** The region of a country, else the site's first. */
export const getRegion = <R extends Pick<Region, "country">>(
  regions: readonly R[],
  country: string | null | undefined,
): R | undefined => regions.find((region) => region.country === country) ?? regions[0];

/** A region's currency, USD when it has none. */
export const getRegionCurrency = (region: Partial<Pick<Region, "currency">> | null | undefined): Currency =>
  region?.currency ?? "USD";

/** The default shipping country: the region's, else US. */
export const getRegionCountry = (region: Partial<Pick<Region, "country">> | null | undefined): string =>
  region?.country ?? "US";
