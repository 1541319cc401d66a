import { readCookie } from "../readCookie.ts";
import { storageNames } from "../storageNames.ts";

/** The country in a region cookie; undefined when it holds no country code. */
export const toChosenCountry = (value: string | undefined): string | undefined =>
  value !== undefined && /^[A-Z]{2}$/.test(value) ? value : undefined;

/** The country a visitor of a site chose, by the region cookie among all cookies. */
export const chosenCountry = (cookies: string | undefined, site: string): string | undefined =>
  toChosenCountry(readCookie(cookies, storageNames(site, "").region));
