import type { Currency, Language, Region } from "../types.ts";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };
export const DEFAULT_LANGUAGE: Language = "en";

const LANGUAGE_SEGMENT = /^\/(en|fr)(?=\/|$|\?|#)/;

/** The language a path is in; the first segment counts only when it is a supported language in lower case. */
export const parsePathLanguage = (path: string): Language =>
  (LANGUAGE_SEGMENT.exec(path)?.[1] as Language | undefined) ?? DEFAULT_LANGUAGE;

/** The path without its language segment; query and hash stay. */
export function stripLanguage(path: string): string {
  const rest = path.replace(LANGUAGE_SEGMENT, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** '' for the default language, '/{language}' otherwise. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? "" : `/${language}`;

/**
 * The path in a language: adds, swaps or removes the prefix and keeps query and hash.
 * Doing it twice changes nothing; the default language is never written.
 */
export function withLanguage(path: string, language: Language): string {
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
export function rewriteLink(href: string, language: Language, siteHost: string): RewrittenLink {
  if (/^https?:\/\//i.test(href)) {
    const url = URL.canParse(href) ? new URL(href) : null;
    if (url?.host !== siteHost) return { href, external: true };
    return { href: withLanguage(`${url.pathname}${url.search}${url.hash}`, language), external: false };
  }
  const internal = href.startsWith("/") && !href.startsWith("//");
  return { href: internal ? withLanguage(href, language) : href, external: href.startsWith("//") };
}

/** The region of a country, else the site's first. */
export const getRegion = <R extends Pick<Region, "country">>(
  regions: readonly R[],
  country: string | null | undefined,
): R | undefined => regions.find((region) => region.country === country) ?? regions[0];

/** A region's currency, USD when it has none. */
export const getRegionCurrency = (region: Partial<Pick<Region, "currency">> | null | undefined): Currency =>
  region?.currency ?? "USD";

/** The default shipping country: the region's, else US. */
export const getRegionCountry = (region: Partial<Pick<Region, "country">> | null | undefined): string =>
  region?.country ?? "US";

/** Begins the names of what all sites of the shop share in a browser. */
export const BRAND = "velours";

/** Names of cookies and storage keys of a site. */
export const storageNames = (site: string, brand: string) => ({
  cart: `${site}_cart`,
  /** What was typed at the checkout. */
  checkout: `${site}_checkout`,
  /** What was typed in the contact form, on this tab. */
  contact: `${site}_contact`,
  /** A purchase without an answer. */
  checkoutAttempt: `${site}_checkout_attempt`,
  /** The offer after a purchase: how it was left on this tab, and how it ended on any. */
  offer: `${site}_offer`,
  region: `${site}_region`,
  language: `${site}_language`,
  /** When the notifications feed was last seen, in epoch seconds. */
  feedSeen: `${site}_feed_seen`,
  /** The exit offer was shown. */
  exitOffer: `${site}_exit_offer`,
  newsletter: `${site}_newsletter`,
  /** Whether the shopper allows analytics: granted or denied. */
  analyticsConsent: `${site}_analytics_consent`,
  /** The years the visitor confirmed to be of age. */
  ageConfirmed: `${site}_age_confirmed`,
  /** The order whose purchase the affiliate network was told of. */
  conversion: `${site}_conversion`,
  /** What was searched for, the newest first. */
  searches: `${site}_recent_searches`,
  /** Begins the names under which the outcomes of campaigns are kept. */
  outcomes: `${site}_campaign`,
  source: `${brand}_source`,
  campaign: `${brand}_campaign`,
  medium: `${brand}_medium`,
  referral: `${brand}_ambassador_referral`,
  identity: `${brand}_identity`,
  sessionRevision: `${brand}_session_revision`,
});

/** Days a choice of region or language is kept. */
export const CHOICE_COOKIE_DAYS = 365;
