import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** The country a request comes from, as the configured header says it; null when it says nothing usable. */
export function countryOf(
  { headers }: { headers: IncomingHttpHeaders },
  { countryHeader }: Pick<Config, "countryHeader">,
): string | null {
  const said = countryHeader === undefined ? undefined : headers[countryHeader];
  return typeof said === "string" && /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : null;
}
