import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A response that all guests get alike, for as long as it is kept. */
export interface GuestResponse {
  bytes: Buffer;
  /** As it leaves, but for the request's id; undefined until a guest was sent it. */
  forGuests?: {
    /** Names and values in turn. */
    headers: readonly string[];
    body: string | Buffer;
  };
}

/** Node copies a text once more than bytes, but sends it with its headers in one write. */
const longestText = 16 * 1024;

/**
 * Sends guests what is kept, before checks and headers that come out alike for all of them and cost more than the
 * response. `find` answers only requests that every check would let pass. Call it before hooks that set headers, and
 * after those that watch every request.
 */
export function sendToGuests(
  app: FastifyInstance,
  find: (request: FastifyRequest) => GuestResponse | undefined,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    // A caller that says which response it has may not need the bytes.
    const forGuests = request.headers["if-none-match"] === undefined ? find(request)?.forGuests : undefined;
    if (forGuests === undefined || app.draining) return done();
    reply.hijack();
    reply.raw
      .writeHead(200, ["x-request-id", request.id, ...forGuests.headers])
      .end(forGuests.body, "latin1");
  });
}

/** Keeps a reply that is about to be sent, for the next guest. */
export function keepForGuests(response: GuestResponse, reply: FastifyReply): void {
  if (response.forGuests !== undefined) return;
  const { bytes } = response;
  const { "x-request-id": _, connection: __, ...headers } = reply.getHeaders();
  response.forGuests = {
    headers: Object.entries({ ...headers, "content-length": bytes.length }).flatMap(([name, value]) => [
      name,
      String(value),
    ]),
    // Latin-1 keeps a character for each byte.
    body: bytes.length <= longestText ? bytes.toString("latin1") : bytes,
  };
}
