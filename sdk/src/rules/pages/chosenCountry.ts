import { readCookie } from "../readCookie.ts";
import { storageNames } from "../storageNames.ts";

/** The country a visitor of a site chose, by the region cookie; undefined when it holds no country code. */
export function chosenCountry(cookies: string | undefined, site: string): string | undefined {
  const value = readCookie(cookies, storageNames(site, "").region);
  return value !== undefined && /^[A-Z]{2}$/.test(value) ? value : undefined;
}
