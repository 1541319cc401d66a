import type { FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { requestedSite } from "../../platform/http/hosts.ts";
import { pagePdf } from "./pagePdf.ts";
import { readPage } from "./store/pages.ts";

/** Addresses of legal PDFs that checkout and registration link, and the pages whose words they have. */
const HANDLES: Readonly<Record<string, string>> = {
  "/assets/files/privacy-policy.pdf": "privacy",
  "/assets/files/terms-and-conditions.pdf": "terms",
  "/assets/files/terms-store.pdf": "terms",
};

/** The PDF of the site's own page; undefined for other files and where the site has no such page. */
export async function writeLegalFile(
  { store: { db }, config, sites }: Pick<Services, "store" | "config" | "sites">,
  request: FastifyRequest,
  path: string,
): Promise<Uint8Array | undefined> {
  const handle = Object.hasOwn(HANDLES, path) ? HANDLES[path] : undefined;
  if (handle === undefined) return undefined;
  const page = await readPage(db, handle, requestedSite(request.host, config, sites));
  return page && pagePdf(page, ["en", "fr"]);
}
