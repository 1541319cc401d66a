import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** The country of a request, from the configured header, in the sandbox else the one that is set; null when neither has a usable value. */
export function getCountry(
  { headers }: { headers: IncomingHttpHeaders },
  { countryHeader, sandboxCountry }: Pick<Config, "countryHeader" | "sandboxCountry">,
): string | null {
  const value = (countryHeader === undefined ? undefined : headers[countryHeader]) ?? sandboxCountry;
  return typeof value === "string" && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}
