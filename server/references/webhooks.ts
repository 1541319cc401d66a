import { randomUUID } from "node:crypto";
import type { Webhook, WebhookDelivery } from "@velours/sdk/types";
import { insertDeliveries } from "../src/domains/events/store/webhookDeliveries.ts";
import { addJobs } from "../src/platform/jobs/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { authorized, keyRefusals, newKey } from "./requests.ts";

const id: Webhook["id"] = "00000000-0000-4000-8000-000000000000";
const delivery: WebhookDelivery["id"] = id;

const erp = { body: { url: "https://erp.example.com/", events: ["order.placed"] } };

/** A call of `createWebhook` that succeeds. */
const toCreate = authorized(erp);

/** A call about a webhook that is there. */
const toChange = async (shop: TestShop) => {
  const call = await toCreate(shop);
  const { body } = await shop.call<"createWebhook", 201>("createWebhook", call);
  return { params: { id: body.webhook.id }, headers: { ...call.headers, ...newKey() } };
};

const toDisable = async (shop: TestShop) => ({ ...(await toChange(shop)), body: { enabled: false } });

/** A call about a delivery that waits. */
const toSendAgain = async (shop: TestShop) => {
  const { params, headers } = await toChange(shop);
  const id = randomUUID();
  const data = { number: "V-1", site: "boutique", currency: "USD", amount: "48.00" };
  const event = { id: randomUUID(), type: "order.placed", timestamp: "2026-11-27T09:30:00.000Z", data };
  await inTransaction(shop.services.store.db, async (trx) => {
    const [job] = await addJobs(trx, [{ kind: "webhook", payload: { delivery_id: id } }]);
    await insertDeliveries(trx, [
      { id, webhook_id: params.id, event_id: event.id, body: JSON.stringify(event), job_id: job! },
    ]);
  });
  return { params: { ...params, delivery: id }, headers };
};

export const webhooks: Provocations<
  "changeWebhook" | "createWebhook" | "removeWebhook" | "sendWebhookDeliveryAgain"
> = {
  createWebhook: keyRefusals("createWebhook", toCreate, { body: { ...erp.body, events: ["order.shipped"] } }),
  changeWebhook: keyRefusals("changeWebhook", toDisable, { body: { enabled: true } }),
  removeWebhook: keyRefusals("removeWebhook", toChange, { params: { id } }),
  sendWebhookDeliveryAgain: keyRefusals("sendWebhookDeliveryAgain", toSendAgain, (call) => ({
    params: { ...call.params, delivery },
  })),
};
