import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import type { Asked, Asker, Probes } from "./Probe.ts";

const withKey =
  (call: NonNullable<Asked>) =>
  ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null ? undefined : { ...call, headers: { "x-merchant-key": merchantKey } };

const none = { params: { id: randomUUID(), delivery: randomUUID() } };
const ofNone = (call: NonNullable<Asked>) => ({
  merchantKeyInvalid: () => call,
  resourceDoesNotExist: withKey(call),
});

/** Addresses that events are sent to. Nothing is made: the shop would send events there. */
export const webhooks = {
  listWebhooks: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  createWebhook: {
    merchantKeyInvalid: () => ({ body: { url: "https://erp.example.com/", events: ["order.placed"] } }),
  },
  changeWebhook: ofNone({ ...none, body: { enabled: false } }),
  removeWebhook: ofNone(none),
  listWebhookDeliveries: ofNone(none),
  sendWebhookDeliveryAgain: ofNone(none),
} satisfies { [Op in OperationName]?: Probes<Op> };
