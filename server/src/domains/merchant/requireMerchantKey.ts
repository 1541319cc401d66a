import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { send } from "../../platform/http/handleErrors.ts";
import { rateLimitHeaders } from "../../platform/limits/rateLimitHeaders.ts";
import { consumeAllowance, secondsLeft, toUsedUp } from "../../platform/limits/store.ts";
import { refuseForSeconds } from "../../platform/limits/throttleRequest.ts";
import { findKey, type MerchantKey } from "./findKey.ts";
import { markKeyUsed } from "./store.ts";

declare module "fastify" {
  interface FastifyRequest {
    merchantKey: MerchantKey | undefined;
  }
}

declare module "../../platform/context.ts" {
  interface DomainContext {
    /** The key of a merchant's program; undefined for every operation that needs none. */
    merchantKey?: MerchantKey | undefined;
  }
}

/**
 * Lets only requests with a merchant's key through that has these scopes. Wrong keys are limited by the caller's
 * network, and the requests of a key by the key.
 */
export function requireMerchantKey({ store: { db } }: Pick<Services, "store">, scopes: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const failures = { limit: "merchantKeyIp", of: request.ip } as const;
    const blocked = await secondsLeft(db, failures);
    if (blocked > 0) return send(reply, refuseForSeconds(blocked, toUsedUp(failures.limit)));
    const { "x-merchant-key": value } = request.headers;
    const key = typeof value === "string" ? await findKey(db, value) : undefined;
    if (key === undefined) {
      const { wait, ...quota } = await consumeAllowance(db, failures);
      return send(reply, wait > 0 ? refuseForSeconds(wait, quota) : refuse("merchantKeyInvalid"));
    }
    const { wait, ...quota } = await consumeAllowance(db, { limit: "merchantKey", of: key.id });
    if (wait > 0) return send(reply, refuseForSeconds(wait, quota));
    reply.headers(rateLimitHeaders([quota]));
    const missing = scopes.find((scope) => !key.scopes.includes(scope));
    if (missing !== undefined) return send(reply, refuse("merchantScopeMissing", missing));
    await markKeyUsed(db, key.id);
    request.merchantKey = key;
    return undefined;
  };
}
