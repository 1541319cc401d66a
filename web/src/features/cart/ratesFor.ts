import type { CartState } from "./CartState.ts";

/** The rates of a country; null while they load, and when they could not be had. */
export const ratesFor = ({ data, country }: CartState["shippingRates"], of: string) =>
  country === of ? data : null;
