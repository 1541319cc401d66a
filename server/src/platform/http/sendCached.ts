import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { CachedResponse, ResponseCache } from "./ResponseCache.ts";

/** Who gets a cached response, and from where. */
export interface CachedParts {
  cache: ResponseCache;
  /** Whether every check before the operation would let this request pass, and all such requests get the same headers. */
  isPlainGuest(request: FastifyRequest): boolean;
}

/**
 * Sends guests what is cached before the checks and headers of other requests, which cost more than the response itself.
 * Call it before hooks that set headers, and after those that watch every request.
 */
export function sendCachedToGuests(app: FastifyInstance, { cache, isPlainGuest }: CachedParts): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { guestHeaders, text } = cache.get(request.url) ?? {};
    if (guestHeaders === undefined || app.draining || request.method !== "GET" || !isPlainGuest(request))
      return done();
    reply.hijack();
    reply.raw.writeHead(200, ["x-request-id", request.id, ...guestHeaders]).end(text, "latin1");
  });
}

/** For operations whose responses are cached: sends one without parsing the query again. */
export function sendCached({ cache, isPlainGuest }: CachedParts): onRequestHookHandler {
  return (request, reply, done) => {
    const cached = cache.get(request.url);
    if (cached === undefined) return done();
    reply.headers(cached.headers);
    if (isPlainGuest(request)) cached.guestHeaders ??= listHeaders(reply, cached);
    reply.send(Buffer.from(cached.text, "latin1"));
  };
}

function listHeaders(reply: FastifyReply, { text }: CachedResponse): string[] {
  const { "x-request-id": _, connection: __, ...headers } = reply.getHeaders();
  return Object.entries({ ...headers, "content-length": text.length }).flatMap(([name, value]) => [
    name,
    String(value),
  ]);
}
