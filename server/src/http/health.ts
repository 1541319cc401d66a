import type { FastifyInstance } from "fastify";
import type { Store } from "../store/store.ts";

/** `/api/health`: this process is alive. `/api/ready`: its store answers. For machines, so without client token. */
export function serveHealth(app: FastifyInstance, store: Store): void {
  app.get("/api/health", async () => ({ status: "alive" }));
  app.get("/api/ready", async (request, reply) => {
    try {
      await store.ping();
      return { status: "ready", store: store.kind };
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer");
      return reply.code(503).header("retry-after", "5").send({ status: "unready", store: store.kind });
    }
  });
}
