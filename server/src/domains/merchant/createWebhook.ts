import { randomUUID } from "node:crypto";
import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { addSecret } from "../events/addSecret.ts";
import { insertWebhook, listWebhookRows } from "../events/store/webhooks.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { presentWebhook } from "./presentWebhook.ts";
import { refuseWebhook } from "./refuseWebhook.ts";

/** Webhooks of a shop: each event is sent to all that want it. */
const most = 50;

/** Makes a webhook, and answers its secret once. */
export const createWebhook: Handler<"createWebhook"> = async ({ body }, context) => {
  const { store, merchant, now } = context;
  const { url, sites = merchant?.sites ?? null, enabled = true } = body;
  const events = [...new Set(body.events)];
  const refused = refuseWebhook(context, { url, events, sites, enabled });
  if (refused !== null) return refused;
  if ((await listWebhookRows(store.db)).length >= most) {
    const text = `There are ${most} webhooks already`;
    return refuse("validationError", { url: text }, { values: { text } });
  }
  const [secret] = addSecret([], now);
  const row = await inTransaction(store.db, async (trx) => {
    const id = randomUUID();
    // The address may hold a secret of its receiver's.
    await appendKeyEntry(trx, context, `createWebhook ${id} ${events.join(",")}`);
    return insertWebhook(trx, id, { url, events, sites, enabled, secrets: [secret] });
  });
  return { status: 201, body: { webhook: presentWebhook(row, now), secret: secret.value } };
};
