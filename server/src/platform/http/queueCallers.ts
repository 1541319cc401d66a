import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FairQueue } from "../admission/FairQueue.ts";
import { refuse } from "../contract.ts";
import { toNetwork } from "../limits/toNetwork.ts";
import { send } from "./handleErrors.ts";

/**
 * Begins requests by their network's share of the process. `isQueued` tells them from those that are part of another's work,
 * and from those that cost next to nothing. Call it after what answers from memory, and before what reads the store.
 */
export function queueCallers(
  app: FastifyInstance,
  queue: FairQueue,
  isQueued: (request: FastifyRequest) => boolean,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isQueued(request)) return done();
    const leave = queue.enter(toNetwork(request.ip), done, (seconds) =>
      send(reply, refuse("rateLimited", null, { headers: { "retry-after": seconds } })),
    );
    reply.raw.once("close", leave);
  });
}
