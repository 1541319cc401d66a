import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { subscribe } from "./subscribe.ts";

const seconds = 365 * 24 * 60 * 60;

/** Adds an address to the site's newsletter; the cookie hides the exit offer. */
export const subscribeNewsletter: Handler<"subscribeNewsletter"> = async ({ body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "newsletterIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { store, site, config } = context;
  const email = body.email.toLowerCase();
  await inTransaction(store.db, (trx) => subscribe(trx, { site, email, source: body.source ?? null }));
  const secure = config.environment === "production" ? "; Secure" : "";
  return {
    status: 200,
    body: { subscribed: true },
    headers: { "set-cookie": `${site}_newsletter=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}` },
  };
};
