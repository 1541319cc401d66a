import { webhookEventTypes } from "@velours/sdk/rules";
import { mayReadEvent } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { listDeliveryRows } from "../events/store/webhookDeliveries.ts";
import { findWebhook } from "./findWebhook.ts";
import { numberedPage } from "./numberedPage.ts";
import { presentDelivery } from "./presentDelivery.ts";

/** Deliveries of a webhook whose events the caller may read, the newest first. */
export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async (
  { params: { id }, query },
  context,
) => {
  if ((await findWebhook(context, id)) === undefined) return refuse("resourceDoesNotExist");
  const types = webhookEventTypes.filter((type) => mayReadEvent(context.merchant, type));
  return numberedPage("deliveries", query, {
    load: (before, limit) =>
      listDeliveryRows(context.store.db, id, { types, state: query.state, before, limit }),
    getNumber: ({ number }) => number,
    present: presentDelivery,
  });
};
