import { randomUUID } from "node:crypto";
import type { DomainContext } from "../../platform/context.ts";
import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { isUuid } from "../../platform/store/isUuid.ts";
import { saveIdentity } from "./store/identities.ts";

/** Cookie that names a visitor. */
export const identityCookie = "velours_identity";

/** The visitor of a request, as handlers see it. */
export const visitorContext = (
  cookies: Record<string, string | undefined>,
): Pick<DomainContext, "visitor"> => ({ visitor: cookies[identityCookie] ?? null });

const seconds = 365 * 24 * 60 * 60;

/** Returns a random id for this browser, the same one each time, and stores who the visitor is. */
export const identify: Handler<"identify"> = async ({ body }, context) => {
  const { store, visitor, config } = context;
  const isKnown = isUuid(visitor);
  const limited = isKnown ? null : await throttleRequest(context, [{ limit: "identityIp", of: context.ip }]);
  if (limited !== null) return limited;
  const id = isKnown ? visitor : randomUUID();
  await saveIdentity(store.db, { id, email: body?.email || null, exchange: body?.exchange || null });
  const secure = config.environment === "production" ? "; Secure" : "";
  return {
    status: 200,
    body: { uuid: id, geoip: { country: context.country } },
    headers: { "set-cookie": `${identityCookie}=${id}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}` },
  };
};

declare module "../../platform/context.ts" {
  interface DomainContext {
    /** Value of the identity cookie, which anyone can set; null without one. */
    visitor: string | null;
  }
}
