import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { addKey } from "./createKey.ts";
import { endOfDay } from "./endOfDay.ts";
import { coversSites, findMissingScope } from "./grants.ts";
import { presentKey } from "./presentKey.ts";
import { listKeyRows } from "./store/merchantKeys.ts";

/** Makes a key that may do no more than its maker, and answers its value once. */
export const createMerchantKey: Handler<"createMerchantKey"> = async ({ body }, context) => {
  const { merchant, store } = context;
  const { name, sites = merchant?.sites ?? null, endsOn = null } = body;
  const scopes = [...new Set(body.scopes)];
  const missing = findMissingScope(merchant, { scopes, sites });
  if (missing !== null) return refuse("merchantScopeMissing", missing);
  if (!coversSites(merchant, sites)) return refuse("merchantScopeMissing", "keys:write");
  const expires = endsOn === null ? null : endOfDay(endsOn);
  return inTransaction(store.db, async (trx) => {
    const { id, value } = await addKey(trx, {
      name,
      scopes,
      sites,
      expires,
      madeBy: await findCallerMember(trx, merchant),
    });
    await appendKeyEntry(trx, context, `createMerchantKey ${id} ${scopes.join(",")}`);
    const [row] = await listKeyRows(trx, id);
    return { status: 201 as const, body: { key: presentKey(row!), value } };
  });
};
