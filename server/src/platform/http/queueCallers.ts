import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { FairQueue } from "../admission/FairQueue.ts";
import { refuse } from "../contract.ts";
import { toNetwork } from "../limits/toNetwork.ts";
import { send } from "./handleErrors.ts";

/**
 * Begins requests by their network's share of the process. `isOpen` tells a caller's connection from a page's own calls,
 * which are part of its work. Call it after what answers from memory, and before what reads the store.
 */
export function queueCallers(
  app: FastifyInstance,
  queue: FairQueue,
  isOpen: (socket: Socket) => boolean,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isOpen(request.raw.socket)) return done();
    const leave = queue.enter(toNetwork(request.ip), done, (seconds) =>
      send(reply, refuse("rateLimited", null, { headers: { "retry-after": seconds } })),
    );
    reply.raw.once("close", leave);
  });
}
