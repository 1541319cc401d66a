import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { coversSites } from "./grants.ts";
import { listKeyRows, revokeKey } from "./store/merchantKeys.ts";

/** Revokes a key; one that was revoked before stays so. */
export const revokeMerchantKey: Handler<"revokeMerchantKey"> = async ({ params: { id } }, context) => {
  const { merchant, store } = context;
  const [row] = await listKeyRows(store.db, id);
  if (row === undefined || !coversSites(merchant, row.sites)) return refuse("resourceDoesNotExist");
  await inTransaction(store.db, async (trx) => {
    if (await revokeKey(trx, id)) await appendKeyEntry(trx, context, `revokeMerchantKey ${id}`);
  });
  return { status: 204 };
};
