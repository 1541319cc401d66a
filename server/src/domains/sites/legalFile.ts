import { siteFrench } from "@velours/sdk/rules";
import { presentPage } from "@velours/sdk/shop";
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
  const { name, regions } = await requireSite(db, code);
  const pages = (["en", "fr"] as const).map((language) => {
    const { title, html } = presentPage(page, language, siteFrench(regions));
    return { language, title, blocks: htmlBlocks(html) };
  });
  return renderDocument("renderPages", pages, name);
}
