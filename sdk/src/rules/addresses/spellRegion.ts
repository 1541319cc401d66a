import type { AddressRegion } from "./regionProblems.ts";

/** Countries whose states are codes. */
export const COUNTRIES_WITH_STATE_CODES = ["US", "CA"];

/** The address with its country and a state that is a code in capitals, as tables, reports and documents spell them. */
export function spellRegion<Place extends AddressRegion>(address: Place): Place {
  const { country, state } = address;
  if (!country) return address;
  const code = country.toUpperCase();
  return {
    ...address,
    country: code,
    ...(state && COUNTRIES_WITH_STATE_CODES.includes(code) && { state: state.toUpperCase() }),
  };
}
