import type { Language } from "../../types.ts";
import { CANADIAN_PROVINCES } from "../checkout/addresses.ts";
import { isPostalCodeInProvince, POSTAL_CODE_FORMS } from "./postalCodes.ts";
import { isZipInState, TEST_ZIPS, ZIP_PREFIXES } from "./usZips.ts";

export interface AddressRegion {
  country?: string | null | undefined;
  state?: string | null | undefined;
  zipcode?: string | null | undefined;
}

const TEXTS = {
  state: { en: "State must be valid", fr: "L’État doit être valide" },
  province: { en: "Province must be valid", fr: "La province doit être valide" },
  zipCode: { en: "Zip code must be valid", fr: "Le code postal doit être valide" },
  postalCode: { en: "Postal code must be valid", fr: "Le code postal doit être valide" },
} as const;

/**
 * Errors of the state and the postcode of an address, by field: taxes and prices depend on them. In the US and
 * Canada the state is a code, in any letter case, and the postcode lies in it; in the United Kingdom and the European
 * Union the postcode has the country's form. Missing fields are another rule's matter.
 */
export function regionProblems(
  { country, state, zipcode }: AddressRegion,
  language: Language = "en",
  { testZips = true }: { testZips?: boolean } = {},
): Partial<Record<"state" | "zipcode", string>> {
  const problem = (field: "state" | "zipcode", text: keyof typeof TEXTS) => ({
    [field]: TEXTS[text][language],
  });
  const code = state?.toUpperCase();
  switch (country?.toUpperCase()) {
    case "US":
      if (code && !Object.hasOwn(ZIP_PREFIXES, code)) return problem("state", "state");
      if (!code || !zipcode || (testZips && TEST_ZIPS.includes(zipcode))) return {};
      return isZipInState(code, zipcode) ? {} : problem("zipcode", "zipCode");
    case "CA":
      if (code && !Object.hasOwn(CANADIAN_PROVINCES, code)) return problem("state", "province");
      return !code || !zipcode || isPostalCodeInProvince(code, zipcode)
        ? {}
        : problem("zipcode", "postalCode");
    default: {
      const form = country ? POSTAL_CODE_FORMS[country.toUpperCase()] : undefined;
      return !form || !zipcode || form.test(zipcode) ? {} : problem("zipcode", "postalCode");
    }
  }
}
