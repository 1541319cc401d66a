import type { FastifyInstance } from "fastify";
import type { Store } from "../store/store.ts";

/**
 * `/api/health`: this process is alive. `/api/ready`: its store answers and takes writes, `findMissing` finds nothing that the shop still
 * needs, and it is not about to stop. For machines, so without client token.
 */
export function serveHealth(
  app: FastifyInstance,
  store: Store,
  findMissing: () => Promise<string | undefined>,
): void {
  app.get("/api/health", { config: { anyHost: true } }, async () => ({ status: "alive" }));
  app.get("/api/ready", { config: { anyHost: true } }, async (request, reply) => {
    const unready = (reason: string) =>
      reply.code(503).header("retry-after", "5").send({ status: "unready", store: store.kind, reason });
    if (app.draining) return unready("The server is about to stop.");
    try {
      await store.ping();
      const missing = await findMissing();
      if (missing !== undefined) return unready(missing);
      return { status: "ready", store: store.kind };
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer, or takes no writes");
      return unready("The store does not answer, or takes no writes.");
    }
  });
}
