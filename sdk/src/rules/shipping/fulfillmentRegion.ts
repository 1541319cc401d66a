import type { Site } from "../../types.ts";

/** Where parcels to a country come from, by a site's own regions; undefined for a country it does not name. */
export const fulfillmentRegion = (
  site: Pick<Site, "regions"> | undefined,
  country: string | null | undefined,
): string | undefined =>
  site?.regions.find((region) => region.country === country?.toUpperCase())?.fulfillment;
