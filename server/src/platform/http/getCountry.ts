import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** The country a request comes from, as the configured header says it; null when it says nothing usable. */
export function getCountry(
  { headers }: { headers: IncomingHttpHeaders },
  { countryHeader }: Pick<Config, "countryHeader">,
): string | null {
  const value = countryHeader === undefined ? undefined : headers[countryHeader];
  return typeof value === "string" && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}
