import type { Address } from "@velours/sdk/types";

/** address1, address2, city, state, country and zipcode in one line, without what is missing. */
export const addressLine = (address: Address | null | undefined): string =>
  (["address1", "address2", "city", "state", "country", "zipcode"] as const)
    .flatMap((part) => address?.[part] || [])
    .join(", ");
