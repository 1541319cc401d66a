import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** The country of a request, from the configured header, else the configured one; null when neither has a usable value. */
export function getCountry(
  { headers }: { headers: IncomingHttpHeaders },
  { countryHeader, defaultCountry }: Pick<Config, "countryHeader" | "defaultCountry">,
): string | null {
  const value = (countryHeader === undefined ? undefined : headers[countryHeader]) ?? defaultCountry;
  return typeof value === "string" && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}
