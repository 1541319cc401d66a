import { randomUUID } from "node:crypto";
import { webhookLimitRefusal } from "@velours/sdk/shop";
import { addSecret } from "../events/addSecret.ts";
import { insertWebhook, listWebhookRows } from "../events/store/webhooks.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentWebhook } from "./presentWebhook.ts";
import { refuseWebhook } from "./refuseWebhook.ts";

/** Makes a webhook, and answers its secret once. */
export const createWebhook = merchantWrite("createWebhook", ({ body }, context, refuseWrites) => {
  const { store, merchant, now } = context;
  const { url, sites = merchant?.sites ?? null, enabled = true } = body;
  const events = [...new Set(body.events)];
  const refused = refuseWebhook(context, { url, events, sites, enabled });
  if (refused !== null) refuseWrites(refused);
  return {
    input: body,
    // The answer to a repeated request is stored, and a secret is stored with its webhook alone.
    toReplay: (answer) => ({ ...answer, secret: null }),
    async prepare() {
      const full = webhookLimitRefusal((await listWebhookRows(store.db)).length);
      if (full !== null) refuseWrites(full);
    },
    async write(trx) {
      const [secret] = addSecret([], now);
      const row = await insertWebhook(trx, randomUUID(), { url, events, sites, enabled, secrets: [secret] });
      return { webhook: presentWebhook(row, now), secret: secret.value };
    },
  };
});
