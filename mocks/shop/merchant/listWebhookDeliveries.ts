import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findWebhook } from "./findWebhook.ts";
import { paginate } from "./paginate.ts";
import { listDeliveries } from "./webhookDeliveries.ts";

/** Deliveries of a webhook, the newest first. */
export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = ({ params, query }, context) => {
  const stored = findWebhook(context, params.id);
  if (stored === undefined) return refuse("resourceDoesNotExist");
  const rows = listDeliveries(context, stored).filter(
    ({ state }) => query.state === undefined || state === query.state,
  );
  return paginate("deliveries", rows, query, ({ createdAt, id }) => [-Date.parse(createdAt), id]);
};
