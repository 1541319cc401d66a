import type { Credits } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { openCredits, readCredits } from "./store.ts";

/**
 * What the signed-in member can spend on a site, and how it came to be. Nothing before their address is proven: until
 * then it waits under the address.
 */
export const getCredits: Handler<"getCredits"> = async ({ params, query }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused !== undefined) return refused;
  const site = query.filter?.site ?? context.site;
  const body = await inTransaction(context.store.db, async (trx) =>
    readCredits(trx, await openCredits(trx, { userId: user.id }, site)),
  );
  return { status: 200, body: hasProvenEmail(user) ? body : withoutBalance(body) };
};

function withoutBalance({ uuid }: Credits): Credits {
  const data = { uuid, balance: 0, date_expired: null };
  return { ...data, data, history: [] };
}
