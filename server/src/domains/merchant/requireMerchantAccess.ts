import { accessRefusal } from "@velours/sdk/shop";
import type { MerchantAccess } from "@velours/sdk/types";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import { send } from "../../platform/http/handleErrors.ts";
import { rateLimitHeaders } from "../../platform/limits/rateLimitHeaders.ts";
import { consumeAllowance, secondsLeft, toUsedUp } from "../../platform/limits/store.ts";
import { refuseForSeconds } from "../../platform/limits/throttleRequest.ts";
import type { Db } from "../../platform/store/schema.ts";
import { findKey } from "./findKey.ts";
import { findStaff } from "./findStaff.ts";
import { markKeyUsed } from "./store/merchantKeys.ts";

declare module "fastify" {
  interface FastifyRequest {
    merchant: MerchantAccess | undefined;
  }
}

declare module "../../platform/context.ts" {
  interface DomainContext {
    /** The caller of a merchant's operation; undefined for every other operation. */
    merchant?: MerchantAccess | undefined;
  }
}

type Found = { access: MerchantAccess } | { refused: ReturnType<typeof refuse> };

/**
 * Lets only callers through who may use the operation: programs with a merchant's key, and staff by their session, whose
 * requests from other origins `refuseCrossSite` has refused. A key that comes along decides alone. Wrong keys are limited by
 * the caller's network, and requests by the key or the member.
 */
export function requireMerchantAccess(
  { store: { db } }: Pick<Services, "store">,
  operation: { operation: string; scopes: readonly string[] },
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { "x-merchant-key": key } = request.headers;
    const found = key === undefined ? await findSessionAccess(db, request) : await findKeyAccess(db, request);
    if ("refused" in found) return send(reply, found.refused);
    const { access } = found;
    const of = access.kind === "key" ? access.id : `staff ${access.id}`;
    const { wait, ...quota } = await consumeAllowance(db, { limit: "merchantKey", of });
    if (wait > 0) return send(reply, refuseForSeconds(wait, quota));
    reply.headers(rateLimitHeaders([quota]));
    const refused = accessRefusal(access, operation);
    if (refused !== null) return send(reply, refused);
    if (access.kind === "key") await markKeyUsed(db, access.id);
    request.merchant = access;
    return undefined;
  };
}

async function findSessionAccess(db: Db, { session }: FastifyRequest): Promise<Found> {
  const access = session && (await findStaff(db, session.user));
  return access === undefined ? { refused: refuse("merchantKeyInvalid") } : { access };
}

async function findKeyAccess(db: Db, { ip, headers }: FastifyRequest): Promise<Found> {
  const failures = { limit: "merchantKeyIp", of: ip } as const;
  const blocked = await secondsLeft(db, failures);
  if (blocked > 0) return { refused: refuseForSeconds(blocked, toUsedUp(failures.limit)) };
  const { "x-merchant-key": value } = headers;
  const access = typeof value === "string" ? await findKey(db, value) : undefined;
  if (access !== undefined) return { access };
  const { wait, ...quota } = await consumeAllowance(db, failures);
  return { refused: wait > 0 ? refuseForSeconds(wait, quota) : refuse("merchantKeyInvalid") };
}
