import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** A server for any API; whoever builds it adds the API first, then pages or whatever else it serves. */
export const buildHost = (): FastifyInstance =>
  Fastify({ routerOptions: { maxParamLength: 500 }, forceCloseConnections: true });
