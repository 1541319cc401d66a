import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pages } from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionCookieName } from "../../domains/sessions/sessionCookie.ts";
import { findSession } from "../../domains/sessions/store.ts";
import { isSold, mayDownload } from "../../domains/orders/mayDownload.ts";
import { StartError } from "../config/StartError.ts";
import type { Services } from "../context.ts";
import { encodingFor } from "./compress.ts";
import { PageCache } from "./PageCache.ts";
import { isShared, pageRequest } from "./PageRequest.ts";
import { withQuery } from "./readPageAddress.ts";
import { renderSharedPage, sharedPageKey } from "./renderSharedPage.ts";
import { sendOwnPage } from "./sendOwnPage.ts";
import { StaticFiles, sendFile } from "./staticFiles.ts";

/** The web, built: its pages and its files. */
export interface Build {
  pages: Pages;
  files: StaticFiles;
}

/** Finds the web's build. Throws a sentence when it was not made. */
export async function loadBuild(build: string): Promise<Build> {
  const entry = join(build, "server", "server.js");
  if (!existsSync(entry)) {
    throw new StartError(`The pages are not built: there is no ${entry}. Run "npm run build" first.`);
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Pages };
  return { pages: module.default, files: new StaticFiles(join(build, "client"), ["/distribution", ""]) };
}

/** Answers everything that is not the API: files of the build, else the page that the web renders. */
export function servePages(app: FastifyInstance, services: Services, { pages, files }: Build): void {
  const { config, catalogue } = services;
  const host = { app, config, pages };
  const cache = new PageCache(() => catalogue.revision);
  app.get("/*", { config: { operation: "page" } }, async (request, reply) => {
    const address = request.url.split("?", 1)[0] ?? "/";
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const file = files.get(address, encoding);
    if (file !== undefined) {
      const path = address.replace(/^\/distribution(?=\/)/, "");
      if (!(await isSold(services.store.db, path))) return sendFile(request, reply, await file);
      if (!(await isBuyer(services, request, path))) return reply.callNotFound();
      return sendFile(request, reply, { ...(await file), cacheControl: "private, no-store" });
    }
    if (notPages.test(address)) return reply.callNotFound();

    const { page, ignored, isKnown } = pageRequest(request, services);
    if (!isKnown || !isShared(request, page.site)) {
      return sendOwnPage(host, page, { request, reply, ignored, encoding });
    }
    const key = sharedPageKey(page, encoding);
    const { status, headers, bytes } =
      cache.get(key, Date.now()) ?? (await cache.make(key, () => renderSharedPage(host, page, encoding)));
    reply.code(status).headers(headers);
    if (headers.location !== undefined) reply.header("location", withQuery(headers.location, ignored));
    return reply.send(bytes);
  });
}

/** Whether an e-book may be had: with the order it was bought with, `?order={id}`. */
async function isBuyer(
  { store: { db }, config }: Services,
  request: FastifyRequest,
  path: string,
): Promise<boolean> {
  const orderId = new URLSearchParams(request.url.split("?")[1]).get("order");
  const token = parseCookie(request.headers.cookie ?? "")[sessionCookieName(config)];
  const session = token ? await findSession(db, token) : undefined;
  return mayDownload(db, { path, orderId, userId: session?.user.id });
}

/** Addresses that are never pages: what is not found there is said as JSON. */
const notPages = /^\/(api|sandbox|distribution|assets)(\/|$)/;
