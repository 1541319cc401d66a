import { CANADIAN_PROVINCES } from "../checkout/addresses.ts";
import { isPostalCodeInProvince, POSTAL_CODE_FORMS } from "./postalCodes.ts";
import { isZipInState, TEST_ZIPS, ZIP_PREFIXES } from "./usZips.ts";

export interface AddressRegion {
  country?: string | null | undefined;
  state?: string | null | undefined;
  zipcode?: string | null | undefined;
}

/** Names a text of `validationError`. */
export type RegionProblem = "state" | "province" | "zipCode" | "postalCode";

/**
 * Problems of the state and the postcode of an address, by field: taxes and prices depend on them. In the US and
 * Canada the state is a code, in any letter case, and the postcode lies in it; in the United Kingdom and the European
 * Union the postcode has the country's form. Missing fields are another rule's matter.
 */
export function regionProblems(
  { country, state, zipcode }: AddressRegion,
  { testZips = true }: { testZips?: boolean } = {},
): Partial<Record<"state" | "zipcode", RegionProblem>> {
  const code = state?.toUpperCase();
  switch (country?.toUpperCase()) {
    case "US":
      if (code && !Object.hasOwn(ZIP_PREFIXES, code)) return { state: "state" };
      if (!code || !zipcode || (testZips && TEST_ZIPS.includes(zipcode))) return {};
      return isZipInState(code, zipcode) ? {} : { zipcode: "zipCode" };
    case "CA":
      if (code && !Object.hasOwn(CANADIAN_PROVINCES, code)) return { state: "province" };
      return !code || !zipcode || isPostalCodeInProvince(code, zipcode) ? {} : { zipcode: "postalCode" };
    default: {
      const form = country ? POSTAL_CODE_FORMS[country.toUpperCase()] : undefined;
      return !form || !zipcode || form.test(zipcode) ? {} : { zipcode: "postalCode" };
    }
  }
}
