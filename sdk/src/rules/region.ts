import type { Currency, Region, Site } from "../types.ts";

/** The region of a country, else the site's first. */
export const getRegion = <R extends Pick<Region, "country">>(
  regions: readonly R[],
  country: string | null | undefined,
): R | undefined => regions.find((region) => region.country === country) ?? regions[0];

/** Currency that an address is billed in: its region's, and the site's first for a country that the site does not name. */
export const getBillingCurrency = (
  { regions, currencies }: Pick<Site, "regions" | "currencies">,
  country: string | null | undefined,
): Currency =>
  regions.find((region) => region.country === country?.toUpperCase())?.currency ?? currencies[0] ?? "USD";

/** A region's currency, USD when it has none. */
export const getRegionCurrency = (region: Partial<Pick<Region, "currency">> | null | undefined): Currency =>
  region?.currency ?? "USD";

/** The default shipping country: the region's, else US. */
export const getRegionCountry = (region: Partial<Pick<Region, "country">> | null | undefined): string =>
  region?.country ?? "US";
