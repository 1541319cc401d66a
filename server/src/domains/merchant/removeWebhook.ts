import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { deleteWebhook } from "../events/store/webhooks.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { findWebhook } from "./findWebhook.ts";

/** Removes a webhook with its deliveries. */
export const removeWebhook: Handler<"removeWebhook"> = async ({ params: { id } }, context) => {
  if ((await findWebhook(context, id)) === undefined) return refuse("resourceDoesNotExist");
  await inTransaction(context.store.db, async (trx) => {
    await deleteWebhook(trx, id);
    await appendKeyEntry(trx, context, `removeWebhook ${id}`);
  });
  return { status: 204 };
};
