import { CANADIAN_PROVINCES } from "../checkout/addresses.ts";
import { isPostalCodeInProvince } from "./postalCodes.ts";
import type { AddressRegion } from "./regionProblems.ts";
import { isZipInState, TEST_ZIPS, ZIP_PREFIXES } from "./usZips.ts";

const ZIP = /^\d{5}(-\d{4})?$/;
const POSTAL_CODE = /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i;

/**
 * The code of the state or province that a complete postcode lies in; null in other countries, and where the post
 * office serves more than one.
 */
export function findState({ country, zipcode }: Pick<AddressRegion, "country" | "zipcode">): string | null {
  const found = listStates(country ?? "", zipcode?.trim() ?? "");
  return found.length === 1 ? (found[0] ?? null) : null;
}

function listStates(country: string, zipcode: string): string[] {
  if (country === "US" && ZIP.test(zipcode) && !TEST_ZIPS.includes(zipcode))
    return Object.keys(ZIP_PREFIXES).filter((state) => isZipInState(state, zipcode));
  if (country === "CA" && POSTAL_CODE.test(zipcode))
    return Object.keys(CANADIAN_PROVINCES).filter((province) => isPostalCodeInProvince(province, zipcode));
  return [];
}
