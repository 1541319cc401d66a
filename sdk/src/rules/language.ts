import { parseUrl } from "../parseUrl.ts";
import type { Language } from "../types.ts";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };
/** The default of a shop that is not known. */
export const DEFAULT_LANGUAGE: Language = "en";

/** A language, and the one whose addresses have no prefix: the site's default. */
export interface AddressLanguage {
  language: Language;
  defaultLanguage: Language;
}

// With all slashes after it: those of /fr//host would lead to another host.
const LANGUAGE_SEGMENT = /^\/(en|fr)(?:\/[/\\]*|(?=[?#]|$))/;

/** The language a path is in; the first segment counts only when it is a supported language in lower case. */
export const parsePathLanguage = (path: string, defaultLanguage: Language): Language =>
  (LANGUAGE_SEGMENT.exec(path)?.[1] as Language | undefined) ?? defaultLanguage;

/** The language of a request by its Accept-Language header. */
export const parseAcceptLanguage = (header: string | null | undefined, defaultLanguage: Language): Language =>
  LANGUAGES.find((language) => header?.startsWith(language)) ?? defaultLanguage;

/** Every path that a page answers at: without a language, and with each. */
export const languagePaths = (path: string): string[] => [
  path,
  ...LANGUAGES.map((language) => `/${language}${path}`),
];

/** The path without its language segment; query and hash stay. */
export function stripLanguage(path: string): string {
  const rest = path.replace(LANGUAGE_SEGMENT, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** '' for the default language, '/{language}' otherwise. */
export const languagePrefix = ({ language, defaultLanguage }: AddressLanguage): string =>
  language === defaultLanguage ? "" : `/${language}`;

/**
 * The path in a language: adds, swaps or removes the prefix and keeps query and hash.
 * Doing it twice changes nothing; the default language is never written.
 */
export function withLanguage(path: string, language: AddressLanguage): string {
  const plain = stripLanguage(path);
  const prefix = languagePrefix(language);
  if (!prefix) return plain;
  return /^\/($|\?|#)/.test(plain) ? `${prefix}${plain.slice(1)}` : `${prefix}${plain}`;
}

/** How a link behaves: internal ones are handled in the app, external ones open in a new tab. */
export interface RewrittenLink {
  href: string;
  external: boolean;
}

/**
 * A link for the active language. Absolute URLs of the own site become internal paths;
 * other http(s) URLs are external and untouched; other schemes and bare hashes are left alone.
 */
export function rewriteLink(href: string, language: AddressLanguage, siteHost: string): RewrittenLink {
  if (/^https?:\/\//i.test(href)) {
    const url = parseUrl(href);
    if (url?.host !== siteHost) return { href, external: true };
    return { href: withLanguage(`${url.pathname}${url.search}${url.hash}`, language), external: false };
  }
  const internal = href.startsWith("/") && !href.startsWith("//");
  return { href: internal ? withLanguage(href, language) : href, external: href.startsWith("//") };
}
