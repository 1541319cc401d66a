import type { Page, PageLink } from "../../types.ts";
import { type French, getLocale } from "./getLocale.ts";

/**
 * A page as answers carry it: words of the locale (fr-BE), else of its language (fr), else its own. French that
 * is not Canada's is that of France, where the page has it; without a country it is the site's own. Fields of imports
 * alone are left out.
 */
export function presentPage(page: Page, locale: string, french?: French): Page {
  const { translations = {}, position: _p, published: _d, site: _s, ...shown } = page;
  const language = locale.slice(0, 2);
  const isOverseas = language === "fr" && getLocale("fr", locale.slice(3) || undefined, french) === "fr-FR";
  return {
    ...shown,
    ...translations[language],
    ...(isOverseas && translations["fr-FR"]),
    ...(locale !== language && translations[locale]),
  };
}

/** The pages of a site, as links name them, in the merchant's order. */
export const presentPageLinks = (pages: readonly Page[]): PageLink[] =>
  pages.map(({ handle, title, translations }) => ({
    handle,
    label: title,
    ...(translations?.fr?.title && { label_fr: translations.fr.title }),
  }));

/** Pages of a site: its own page stands before that of the same handle for all sites. */
export function selectPages(pages: readonly Page[], site: string): Page[] {
  const own = new Set(pages.filter((page) => page.site === site).map(({ handle }) => handle));
  return pages
    .filter((page) => page.site === site || (page.site === undefined && !own.has(page.handle)))
    .filter(({ published }) => published !== false)
    .sort((a, b) => (a.position ?? 100) - (b.position ?? 100) || (a.handle < b.handle ? -1 : 1));
}
