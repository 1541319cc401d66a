import type { onRequestHookHandler } from "fastify";
import { refuse } from "../contract.ts";
import { send } from "./handleErrors.ts";

/** Lets only calls with the configured `x-client-token` through. Every page carries it: it is no secret. */
export function requireClientToken(token: string): onRequestHookHandler {
  return (request, reply, done) => {
    if (request.headers["x-client-token"] === token) return done();
    send(reply, refuse("clientTokenInvalid"));
  };
}
