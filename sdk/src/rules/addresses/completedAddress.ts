import type { Address } from "../../types.ts";

/** An address as the address-verification provider gives it. */
export interface ProviderAddress {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  provinceCode?: string | null;
  postalOrZip?: string | null;
  countryCode?: string | null;
  firstname?: string | null;
  lastname?: string | null;
}

const FIELDS: Readonly<Record<Exclude<keyof ProviderAddress, "countryCode">, keyof Address>> = {
  firstname: "firstname",
  lastname: "lastname",
  line1: "address1",
  line2: "address2",
  city: "city",
  provinceCode: "state",
  postalOrZip: "zipcode",
};

/** The fields a chosen address fills: trimmed, what is empty left alone; country in capitals, US when missing. */
export function completedAddress(found: ProviderAddress): Address {
  const filled: Address = { country: found.countryCode?.trim().toUpperCase() || "US" };
  for (const [from, to] of Object.entries(FIELDS)) {
    const text = found[from as keyof ProviderAddress]?.trim();
    if (text) filled[to] = text;
  }
  return filled;
}
