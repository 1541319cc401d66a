import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languagePaths } from "@velours/sdk/rules";
import type { Pages } from "@velours/sdk/shop";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { StartError } from "../config/StartError.ts";
import { isCurrent } from "../http/entityTag.ts";
import type { KnownSites } from "../http/hosts.ts";
import { refuseCrossSite } from "../http/refuseCrossSite.ts";
import { keepForGuests } from "../http/sendToGuests.ts";
import { chooseEncoding } from "./compress.ts";
import { EventLoopQueue } from "./EventLoopQueue.ts";
import { notPages } from "./notPages.ts";
import type { SharedPage } from "./PageCache.ts";
import { isPlainRequest } from "./PageKeyCache.ts";
import { isShared, pageRequest } from "./PageRequest.ts";
import { withQuery } from "./readPageAddress.ts";
import type { PageHost } from "./renderPage.ts";
import { renderSharedPage, sharedPageKey } from "./renderSharedPage.ts";
import { SharedAnswers } from "./SharedAnswers.ts";
import type { SharedPages } from "./SharedPages.ts";
import { sendOwnPage } from "./sendOwnPage.ts";
import { serveServiceWorker } from "./serveServiceWorker.ts";
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

export interface PageParts {
  /** Shared pages are made anew when its revision changes; its filters may stand in a page's query. */
  catalogue: { readonly revision: number; isFilterKey(name: string): boolean };
  sites: KnownSites;
  /** Pages that are kept for all; guests are sent them before any other hook. */
  shared: SharedPages;
  /** Cookies that no page depends on. */
  neutralCookies: readonly string[];
  services: PageHost["services"];
  /** Access to a file of the build: public, or sold, and then granted or refused to this request. */
  fileAccess(request: FastifyRequest, path: string): Promise<"public" | "granted" | "refused">;
  /** A PDF that stands in place of a file of the build; undefined for all other files. */
  writePdf(request: FastifyRequest, path: string): Promise<Uint8Array | undefined>;
}

/**
 * Answers everything that is not the API: files of the build, else the page that the web renders. Returns what other
 * routes render a page with.
 */
export function servePages(
  app: FastifyInstance,
  config: Config,
  { pages, files }: Build,
  { catalogue, sites, shared, neutralCookies, services, fileAccess, writePdf }: PageParts,
): PageHost {
  serveServiceWorker(app, config, files);
  const answers = new SharedAnswers(catalogue);
  const host: PageHost = { app, config, pages, answers, turns: new EventLoopQueue(), services };
  const isFilterKey = (name: string) => catalogue.isFilterKey(name);
  app.get("/*", { config: { operation: "page" } }, (request, reply) => {
    const page = shared.find(request);
    // Redirects are not cached: they contain the caller's query.
    return page === undefined ? answer(request, reply) : sendShared(request, reply, page);
  });

  // The cart's own forms are the only ones that are sent to a page.
  app.register(async (forms) => {
    forms.addHook("onRequest", refuseCrossSite([]));
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    for (const path of languagePaths("/bag"))
      forms.post<{ Body: string }>(path, { config: { operation: "page" } }, (request, reply) => {
        const { page } = pageRequest(request, config, sites, isFilterKey);
        const form = typeof request.body === "string" ? request.body : "";
        return sendOwnPage(host, page, { request, reply, ignored: "", encoding: "identity", form });
      });
  });

  return host;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = request.url.split("?", 1)[0] ?? "/";
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const pdf = address.endsWith(".pdf") ? await writePdf(request, address) : undefined;
    if (pdf !== undefined) {
      reply.header("cache-control", "public, max-age=300").type("application/pdf");
      return reply.send(Buffer.from(pdf));
    }
    const file = files.get(address, encoding);
    if (file !== undefined) {
      const path = address.replace(/^\/distribution(?=\/)/, "");
      const access = await fileAccess(request, path);
      if (access === "public") return sendFile(request, reply, await file);
      if (access === "refused") return reply.callNotFound();
      return sendFile(request, reply, { ...(await file), cacheControl: "private, no-store" });
    }
    if (notPages.test(address)) return reply.callNotFound();

    const { revision } = catalogue;
    const { page, ignored, isKnown } = pageRequest(request, config, sites, isFilterKey);
    if (!isKnown || !isShared(request, page.site, neutralCookies)) {
      return sendOwnPage(host, page, { request, reply, ignored, encoding });
    }
    const key = sharedPageKey(page, encoding);
    shared.seen.keep(request, key, revision);
    const found =
      shared.cache.get(key, Date.now()) ??
      (await shared.cache.make(key, () => renderSharedPage(host, page, encoding)));
    return sendShared(request, reply, found, ignored);
  }
}

/**
 * Sends a finished page, or 304 when the caller has it; a redirect carries the part of the query along that the page
 * did not see.
 */
function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
  ignored = "",
): FastifyReply {
  const { status, headers, bytes } = page;
  reply.code(status).headers(headers);
  if (isCurrent(request, headers.etag)) return reply.code(304).removeHeader("content-encoding").send();
  if (headers.location !== undefined) reply.header("location", withQuery(headers.location, ignored));
  if (isPlainRequest(request) && status === 200) keepForGuests(page, reply);
  // Fastify gives a body without bytes a type; a redirect has none.
  return reply.send(bytes.length > 0 ? bytes : undefined);
}

/** Bytes of a form's fields; the longest has an action, two ids and a quantity. */
const LONGEST_FORM = 4_096;
