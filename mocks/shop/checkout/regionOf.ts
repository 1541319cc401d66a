import { demo } from "../demo.ts";

/** Whose stock a parcel to this country is taken from. */
export const regionOf = (site: string, country: string | null | undefined): string | undefined =>
  demo.sites.get(site)?.regions.find((one) => one.country === country?.toUpperCase())?.fulfillment;
