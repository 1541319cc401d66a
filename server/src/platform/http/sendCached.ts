import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { ResponseCache } from "./ResponseCache.ts";
import { sendUnlessCurrent, setHeaders } from "./revalidate.ts";
import { keepForGuests } from "./sendToGuests.ts";

/** Whose responses are cached, and where. */
export interface CachedParts {
  cache: ResponseCache;
  /** True for requests that pass the checks of the API and get the same headers. */
  isPlainGuest(request: FastifyRequest): boolean;
}

/** For operations whose responses are cached: sends one without parsing the query again. */
export function sendCached({ cache, isPlainGuest }: CachedParts): onRequestHookHandler {
  return (request, reply, done) => {
    const cached = cache.get(request.url);
    if (cached === undefined) return done();
    setHeaders(reply, cached.headers);
    if (isPlainGuest(request)) keepForGuests(cached, reply);
    sendUnlessCurrent(request, reply, cached.bytes);
  };
}
