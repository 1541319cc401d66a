import { getErrorText } from "@velours/sdk/errors";
import { type AddressRegion, regionProblems } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

/** Words for what is wrong with an address's state and postcode, by field. */
export const regionErrors = (
  address: AddressRegion,
  language: Language = "en",
): Partial<Record<"state" | "zipcode", string>> =>
  Object.fromEntries(
    Object.entries(regionProblems(address)).map(([field, of]) => [
      field,
      getErrorText("validationError", { of, language }),
    ]),
  );
