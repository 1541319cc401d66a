import type { Language, SiteText } from "../../types.ts";

/** A sentence of the site in a language, English where French is missing; undefined when the site has none. */
export const siteText = (
  own: SiteText | undefined,
  language: Language,
  values: Readonly<Record<string, number>> = {},
): string | undefined =>
  ((language === "fr" && own?.text_fr) || own?.text)?.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
