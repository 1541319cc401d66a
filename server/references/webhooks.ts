import type { Webhook, WebhookDelivery } from "@velours/sdk/types";
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
  changeWebhook: ofNone({ params: { id }, body: { enabled: false } }),
  removeWebhook: ofNone({ params: { id } }),
  listWebhookDeliveries: ofNone({ params: { id } }),
  sendWebhookDeliveryAgain: ofNone({ params: { id, delivery } }),
};
