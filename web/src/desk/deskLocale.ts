import { getLocale, type Locale } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

/** The locale of a page of the desk, which belongs to no region: its language in the country that the browser names with it. */
export function deskLocale(language: Language, preferred: readonly string[]): Locale {
  const own = preferred.find((tag) => tag.startsWith(`${language}-`));
  return getLocale(language, own && new Intl.Locale(own).region);
}
