import { withLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { escapeXml, textElement, XML_DECLARATION } from "./xml.ts";

/** A page of the shop in the languages of its site. */
export interface IndexedPage {
  /** Path without a language, by language. */
  paths: Readonly<Partial<Record<Language, string>>>;
  /** Addresses of its pictures. */
  images: readonly string[];
}

/** A sitemap's file: each page once for each language, with its other languages and its pictures; page by page. */
export function* writeSitemap(
  pages: Iterable<IndexedPage>,
  origin: string,
  defaultLanguage: Language,
): Generator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    'xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  for (const { paths, images } of pages) {
    const addresses = (Object.entries(paths) as [Language, string][]).map(
      ([language, path]) => [language, origin + withLanguage(path, { language, defaultLanguage })] as const,
    );
    const usual = addresses.find(([language]) => language === defaultLanguage);
    const links = [
      ...addresses.map(([language, address]) => alternate(language, address)),
      ...(usual ? [alternate("x-default", usual[1])] : []),
    ].join("");
    const pictures = images
      .map((image) => `<image:image>${textElement("image:loc", image)}</image:image>`)
      .join("");
    for (const [, address] of addresses)
      yield `<url>${textElement("loc", address)}${links}${pictures}</url>\n`;
  }
  yield "</urlset>\n";
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;

/** The file that names the sitemap's files. */
export const writeSitemapIndex = (addresses: readonly string[]): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  `${addresses.map((address) => `<sitemap>${textElement("loc", address)}</sitemap>\n`).join("")}</sitemapindex>\n`;
