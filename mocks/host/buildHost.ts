import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** A server for any API. Add the API first, then pages and other routes. */
export function buildHost(): FastifyInstance {
  const host = Fastify({ routerOptions: { maxParamLength: 500 }, forceCloseConnections: true });
  // Prism names itself; the site is known by the name the browser asked for, which a page's own calls forward.
  host.addHook("onRequest", async (request) => {
    request.headers["x-forwarded-host"] ??= request.host;
  });
  return host;
}
