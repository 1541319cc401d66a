import { once } from "node:events";
import type { Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Connections } from "./Connections.ts";

const interval = 50;
/**
 * Requests that are still arriving when the server stops accepting have two seconds for the rest, counted in rounds of
 * the event loop, not by the clock: a busy server reads late what arrived in time.
 */
const arrivalRounds = 2_000 / interval;

declare module "fastify" {
  interface FastifyInstance {
    /** The server is about to stop. */
    draining: boolean;
    /**
     * Stops without a reset: reports that it is not ready and still accepts for a while, then stops accepting and
     * answers what has arrived. Call it before `close`, which aborts pages that are being rendered.
     */
    drain(servers: readonly Server[]): Promise<void>;
  }
}

/** Gives the app its `drain`; `delay` is how long it still accepts. */
export function addDrain(app: FastifyInstance, connections: Connections, delay: number): void {
  app.decorate("draining", false);
  app.addHook("onRequest", (_request, reply, done) => {
    // The next request of this caller goes elsewhere, instead of to a connection that is about to be closed.
    if (app.draining) reply.header("connection", "close");
    done();
  });
  app.decorate("drain", async (servers: readonly Server[]) => {
    app.draining = true;
    await sleep(delay);
    let rounds = 0;
    const closed = servers.filter(({ listening }) => listening).map((server) => once(server, "close"));
    for (const server of servers) server.close();
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (++rounds < arrivalRounds) return;
      for (const socket of connections) if (!connections.isResponsePending(socket)) socket.destroy();
    }, interval);
    await Promise.all(closed);
    clearInterval(timer);
  });
}
