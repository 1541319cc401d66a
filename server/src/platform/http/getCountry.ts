import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** The country of a request, from the configured header; null when the header has no usable value. */
export function getCountry(
  { headers }: { headers: IncomingHttpHeaders },
  { countryHeader }: Pick<Config, "countryHeader">,
): string | null {
  const value = countryHeader === undefined ? undefined : headers[countryHeader];
  return typeof value === "string" && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}
