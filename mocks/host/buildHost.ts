import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** A server for any API. Add the API first, then pages and other routes. */
export const buildHost = (): FastifyInstance =>
  Fastify({ routerOptions: { maxParamLength: 500 }, forceCloseConnections: true });
