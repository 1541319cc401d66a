import { webhookEventTypes } from "@velours/sdk/rules";
import { mayReadEvent } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { selectDeliveries } from "../events/store/webhookDeliveries.ts";
import { findWebhook } from "./findWebhook.ts";
import { numberedPage } from "./numberedPage.ts";
import { presentDelivery } from "./presentDelivery.ts";

/** Deliveries of a webhook whose events the caller may read, the newest first. */
export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async (
  { params: { id }, query },
  context,
) => {
  const webhook = await findWebhook(context, id);
  if (webhook === undefined) return refuse("resourceDoesNotExist");
  const types = webhookEventTypes.filter((type) => mayReadEvent(context.merchant, type));
  return numberedPage("deliveries", query, {
    async load(before, limit) {
      const page = selectDeliveries(webhook, { types, state: query.state, before, limit });
      return (await page.execute(context.store.db)).rows;
    },
    getNumber: ({ number }) => number,
    present: presentDelivery,
  });
};
