import type { FastifyInstance } from "fastify";

/** How the next answers are lost, for tests of unknown outcomes. */
interface Faults {
  /** `answer`: done, but the connection breaks. `silence`: done, and never answered. `request`: broken before anything is done. `hang`: nothing is done, and never answered. `gateway`: 503. */
  lose: "answer" | "silence" | "request" | "hang" | "gateway";
  times: number;
  /** Only calls whose address contains this. */
  path?: string;
}

declare module "fastify" {
  interface FastifyReply {
    /** The answer is made and then lost. */
    lost: "answer" | "silence" | undefined;
  }
}

/** Lets tests say at `POST /fake/faults` how a fake fails; call it before its routes. */
export function dropResponses(app: FastifyInstance): void {
  let faults: Faults | undefined;
  app.decorateReply("lost", undefined);
  app.post<{ Body: Faults }>("/fake/faults", async ({ body }) => {
    faults = body;
    return {};
  });
  app.get("/fake/faults", async () => faults ?? {});
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/fake/")) return;
    if (faults === undefined || faults.times < 1 || !request.url.includes(faults.path ?? "")) return;
    faults.times--;
    if (faults.lose === "gateway") return reply.code(503).send();
    if (faults.lose === "answer" || faults.lose === "silence") {
      reply.lost = faults.lose;
      return;
    }
    const hangs = faults.lose === "hang";
    reply.hijack();
    if (!hangs) request.raw.socket.destroy();
    return reply;
  });
  app.addHook("onSend", async (request, reply) => {
    if (reply.lost === "answer") request.raw.socket.destroy();
    if (reply.lost === "silence") await new Promise((resolve) => request.raw.socket.once("close", resolve));
  });
}
