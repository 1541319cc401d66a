import { randomUUID } from "node:crypto";
import type { Webhook, WebhookDelivery } from "@velours/sdk/types";
import { insertDeliveries } from "../src/domains/events/store/webhookDeliveries.ts";
import { addJobs } from "../src/platform/jobs/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { newKey, stillRunning } from "./requests.ts";

type Webhooks =
  | "changeWebhook"
  | "createWebhook"
  | "listWebhookDeliveries"
  | "listWebhooks"
  | "removeWebhook"
  | "sendWebhookDeliveryAgain";

const id: Webhook["id"] = "00000000-0000-4000-8000-000000000000";
const delivery: WebhookDelivery["id"] = id;

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => call,
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: await createMerchantHeaders(shop, ["orders:read"]),
  }),
});

/** The same, and that of a webhook that is not there. */
const ofNone = (call: Call) => ({
  ...guarded(call),
  resourceDoesNotExist: async (shop: TestShop) => ({ ...call, headers: await createMerchantHeaders(shop) }),
});

const erp = { body: { url: "https://erp.example.com/", events: ["order.placed"] } };

/** A call of `createWebhook` that succeeds. */
const toCreate = async (shop: TestShop) => ({
  ...erp,
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

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
  const data = { orderId: id, number: "V-1", site: "boutique", currency: "USD", amount: "48.00" };
  const event = { id: randomUUID(), type: "order.placed", timestamp: "2026-11-27T09:30:00.000Z", data };
  await inTransaction(shop.services.store.db, async (trx) => {
    const [job] = await addJobs(trx, [{ kind: "webhook", payload: { delivery_id: id } }]);
    await insertDeliveries(trx, [
      { id, webhook_id: params.id, event_id: event.id, body: JSON.stringify(event), job_id: job! },
    ]);
  });
  return { params: { ...params, delivery: id }, headers };
};

export const webhooks: Provocations<Webhooks> = {
  listWebhooks: guarded({}),
  createWebhook: {
    ...guarded(erp),
    idempotencyKeyReused: async (shop) => {
      const call = await toCreate(shop);
      await shop.call("createWebhook", call);
      return { ...call, body: { ...erp.body, events: ["order.shipped"] } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "createWebhook", await toCreate(shop)),
  },
  changeWebhook: {
    ...ofNone({ params: { id }, body: { enabled: false } }),
    idempotencyKeyReused: async (shop) => {
      const call = await toDisable(shop);
      await shop.call("changeWebhook", call);
      return { ...call, body: { enabled: true } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "changeWebhook", await toDisable(shop)),
  },
  removeWebhook: {
    ...ofNone({ params: { id } }),
    idempotencyKeyReused: async (shop) => {
      const call = await toChange(shop);
      await shop.call("removeWebhook", call);
      return { ...call, params: { id } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "removeWebhook", await toChange(shop)),
  },
  listWebhookDeliveries: ofNone({ params: { id } }),
  sendWebhookDeliveryAgain: {
    ...ofNone({ params: { id, delivery } }),
    idempotencyKeyReused: async (shop) => {
      const call = await toSendAgain(shop);
      await shop.call("sendWebhookDeliveryAgain", call);
      return { ...call, params: { ...call.params, delivery } };
    },
    idempotencyKeyInProgress: async (shop) =>
      stillRunning(shop, "sendWebhookDeliveryAgain", await toSendAgain(shop)),
  },
};
