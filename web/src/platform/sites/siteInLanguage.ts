import type { Language } from "@velours/sdk/types";

const SUFFIX = "_fr";

/**
 * A site's settings with the words of one language alone, which stand where English ones do. A page is of one language,
 * and another one is another page, so the other's words would be bytes that nobody reads.
 */
export function siteInLanguage<Value>(value: Value, language: Language): Value {
  if (Array.isArray(value)) return value.map((item) => siteInLanguage(item, language)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const all = value as Record<string, unknown>;
  const words = Object.entries(all)
    .filter(([key]) => !(key.endsWith(SUFFIX) && key.slice(0, -SUFFIX.length) in all))
    .map(([key, own]) => {
      const french = language === "fr" && all[key + SUFFIX];
      return [key, french || siteInLanguage(own, language)];
    });
  return Object.fromEntries(words) as Value;
}
