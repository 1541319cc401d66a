import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pathToFileURL } from "node:url";
import { type Pages, pagePolicy, siteOfHost } from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionCookieName } from "../accounts/sessionCookie.ts";
import { findSession } from "../accounts/sessions.ts";
import type { Services } from "../context.ts";
import { InvalidRequest } from "../generated/validate.ts";
import { StartError } from "../StartError.ts";
import { compressStream, type Encoding, encodingFor } from "./compress.ts";
import { injectFetch } from "./injectFetch.ts";
import { isSold, mayDownload } from "./mayDownload.ts";
import { type KeptPage, PageCache, pageKey } from "./pageCache.ts";
import { pageGateway } from "./pageGateway.ts";
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

    const site = siteOfHost(request.host, config.site);
    const key = pageKey(request, site, encoding);
    let kept = key === undefined ? undefined : cache.get(key, Date.now());
    // When a page that many want is made anew, one request makes it and the others have it from that one.
    const coming = key === undefined || kept !== undefined ? undefined : cache.coming(key);
    if (key !== undefined && coming !== undefined) {
      await coming;
      kept = cache.get(key, Date.now());
    }
    if (kept !== undefined) return reply.headers(kept.headers).send(kept.bytes);
    // Pages are asked for by their URL, and a Host header may hold what no URL can.
    if (!URL.canParse(`http://${request.host}${request.url}`)) {
      throw new InvalidRequest({ host: "The host is not a name or an address" });
    }
    if (key !== undefined) reply.raw.once("close", cache.make(key));
    const { revision } = catalogue;
    const keep = (page: KeptPage) => key !== undefined && cache.keep(key, revision, page, Date.now());
    return sendPage(app, services, pages, { request, reply, site, encoding, keep });
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

interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  site: string;
  encoding: Encoding;
  /** Told of a page that is the same for everyone, once it is finished. */
  keep(page: KeptPage): void;
}

async function sendPage(
  app: FastifyInstance,
  { config }: Services,
  pages: Pages,
  { request, reply, site, encoding, keep }: PageRequest,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  const gateway = pageGateway(config, request.hostname);
  const aborted = new AbortController();
  request.raw.on("close", () => {
    if (!reply.raw.writableEnded) aborted.abort();
  });
  const { headers: given, ip, host } = request;
  const fetch = injectFetch(app, { host, cookie: given.cookie, remoteAddress: ip });
  const answer = await pages.fetch(
    new Request(`${request.protocol}://${host}${request.url}`, {
      method: request.method,
      headers: requestHeaders(request),
      signal: aborted.signal,
    }),
    { context: { fetch, nonce, site, clientToken: config.clientToken, ...gateway.context } },
  );

  const headers: Record<string, string> = { "cache-control": "no-store", vary: "accept-encoding" };
  for (const [name, value] of answer.headers) if (name !== "set-cookie") headers[name] = value;
  headers["content-security-policy"] = pagePolicy(nonce, gateway.sources);
  if (encoding !== "identity" && answer.body !== null) {
    headers["content-encoding"] = encoding;
    delete headers["content-length"];
  }
  const cookies = answer.headers.getSetCookie();
  reply.code(answer.status).headers(headers);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  if (answer.body === null) return reply.send();

  const body = compressStream(Readable.fromWeb(answer.body as ReadableStream), encoding);
  const isForAll = answer.status === 200 && cookies.length === 0;
  return reply.send(isForAll ? collected(body, (bytes) => keep({ bytes, headers })) : body);
}

/** The same stream; when it ended well its bytes are handed over too. */
function collected(source: Readable, done: (bytes: Buffer) => void): Readable {
  const chunks: Buffer[] = [];
  const through = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next(null, chunk);
    },
    flush(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
  source.on("error", (error) => through.destroy(error));
  return source.pipe(through);
}

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}
