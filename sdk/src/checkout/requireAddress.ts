import { getErrorText } from "../errors.ts";
import { InvalidRequestError } from "../requests/validate.ts";
import { isCountryCode } from "../rules/addresses/countryCodes.ts";
import { type AddressRegion, regionProblems } from "../rules/addresses/regionProblems.ts";

export interface AddressTerms {
  /** Where the address stands in the request; empty for the request itself. */
  path: string;
  /** Accepts ZIP codes that do not exist, which make sandbox services fail. */
  testZips: boolean;
}

/**
 * Taxes, duties and shipping prices hang on country, state and postcode, so a spelling that no table knows is refused
 * instead of being free. Throws an InvalidRequestError; what is missing is the contract's matter.
 */
export function requireAddress(
  address: AddressRegion | null | undefined,
  { path, testZips }: AddressTerms,
): void {
  if (!address) return;
  const { country } = address;
  const wrong: Record<string, string> =
    country && !isCountryCode(country) ? { country: "country" } : regionProblems(address, { testZips });
  const fields = Object.entries(wrong).map(([field, of]) => [
    path === "" ? field : `${path}.${field}`,
    getErrorText("validationError", { of }),
  ]);
  if (fields.length > 0) throw new InvalidRequestError(Object.fromEntries(fields));
}
