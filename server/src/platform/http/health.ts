import type { FastifyInstance } from "fastify";
import { readSite } from "../../domains/sites/store.ts";
import type { Store } from "../store/store.ts";

/**
 * `/api/health`: this process is alive. `/api/ready`: its store answers and has the site that pages are made of, and it is
 * not about to stop. For machines, so without client token.
 */
export function serveHealth(app: FastifyInstance, store: Store, site: string): void {
  app.get("/api/health", { config: { anyHost: true } }, async () => ({ status: "alive" }));
  app.get("/api/ready", { config: { anyHost: true } }, async (request, reply) => {
    const unready = (reason: string) =>
      reply.code(503).header("retry-after", "5").send({ status: "unready", store: store.kind, reason });
    if (app.draining) return unready("The server is about to stop.");
    try {
      await store.ping();
      if ((await readSite(store.db, site)) === undefined)
        return unready(`There is no site called ${site}: import it, or set SITE to another.`);
      return { status: "ready", store: store.kind };
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer");
      return unready("The store does not answer.");
    }
  });
}
