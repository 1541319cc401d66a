import { siteFrench } from "@velours/sdk/rules";
import { presentPage } from "@velours/sdk/shop";
import type { Language, Page, Site } from "@velours/sdk/types";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { renderDocument } from "../../platform/documents/renderDocument.ts";
import { requestedSite } from "../../platform/http/hosts.ts";
import { htmlBlocks } from "./htmlBlocks.ts";
import { readPage } from "./store/pages.ts";
import { requireSite } from "./store.ts";

/** Addresses of legal PDFs that checkout and registration link, and the pages whose words they have. */
const HANDLES: Readonly<Record<string, string>> = {
  "/assets/files/privacy-policy.pdf": "privacy",
  "/assets/files/terms-and-conditions.pdf": "terms",
  "/assets/files/terms-store.pdf": "terms",
};

/** True for the address of a legal PDF, which everybody may read. */
export const isLegalFile = (path: string): boolean => Object.hasOwn(HANDLES, path);

/** The languages of a site in which a page is written, the site's own first; that alone where it is in none of them. */
export function legalLanguages(
  { default: own, supported }: Pick<Site["languages"], "default" | "supported">,
  { translations = {} }: Pick<Page, "translations">,
): Language[] {
  const isWritten = (language: Language) => language === "en" || translations[language] !== undefined;
  const written = [own, ...supported.filter((language) => language !== own)].filter(isWritten);
  return written.length > 0 ? written : [own];
}

/** The PDF of the site's own page; undefined for other files and where the site has no such page. */
export async function writeLegalFile(
  { store: { db }, config, sites }: Pick<Services, "store" | "config" | "sites">,
  request: FastifyRequest,
  path: string,
): Promise<Uint8Array | undefined> {
  const handle = isLegalFile(path) ? HANDLES[path] : undefined;
  if (handle === undefined) return undefined;
  const code = requestedSite(request.host, config, sites);
  const page = await readPage(db, handle, code);
  if (page === undefined) return undefined;
  const { name, regions, languages } = await requireSite(db, code);
  const pages = legalLanguages(languages, page).map((language) => {
    const { title, html } = presentPage(page, language, siteFrench(regions));
    return { language, title, blocks: htmlBlocks(html) };
  });
  return renderDocument("renderPages", pages, { author: name, country: regions[0]?.country ?? "US" });
}
