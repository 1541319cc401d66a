import type { Language } from "@velours/sdk/types";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FairQueue } from "../admission/FairQueue.ts";
import { refuse } from "../contract.ts";
import { toNetwork } from "../limits/toNetwork.ts";
import { busyPage } from "./busyPage.ts";
import { send } from "./handleErrors.ts";

interface Parts {
  /** Tells requests that wait from those that are part of another's work, and from those that cost next to nothing. */
  isQueued: (request: FastifyRequest) => boolean;
  /** Language of the page at a request's address. */
  getLanguage: (request: FastifyRequest) => Language;
}

/**
 * Begins requests by their network's share of the process. Call it after what answers from memory, and before what reads
 * the store.
 */
export function queueCallers(app: FastifyInstance, queue: FairQueue, { isQueued, getLanguage }: Parts): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isQueued(request)) return done();
    const leave = queue.enter(toNetwork(request.ip), done, (seconds) => {
      const refusal = refuse("rateLimited", null, { headers: { "retry-after": seconds } });
      if (!isPage(request)) return send(reply, refusal);
      request.reference = refusal.body.reference;
      return reply
        .code(refusal.status)
        .headers({ "retry-after": seconds, "cache-control": "no-store" })
        .type("text/html; charset=utf-8")
        .send(busyPage(getLanguage(request), seconds, { isForm: request.method === "POST" }));
    });
    reply.raw.once("close", leave);
  });
}

/** True for what a browser shows in its window, where JSON would stand as it is; a form without scripts is posted. */
const isPage = ({ method, headers: { accept = "" } }: FastifyRequest): boolean =>
  (method === "GET" || method === "POST") && accept.includes("text/html");
