import { webhookEventTypes } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listDeliveryRows } from "../events/store/webhookDeliveries.ts";
import { findWebhook } from "./findWebhook.ts";
import { mayReadEvent } from "./grants.ts";
import { presentDelivery } from "./presentDelivery.ts";

const list = "deliveries";

/** Deliveries of a webhook whose events the caller may read, the newest first. */
export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async ({ params, query }, context) => {
  const { state, cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? []);
  if (cursor !== undefined && typeof before !== "number") return refuseCursor();
  if ((await findWebhook(context, params.id)) === undefined) return refuse("resourceDoesNotExist");
  const found = await listDeliveryRows(context.store.db, params.id, {
    types: webhookEventTypes.filter((type) => mayReadEvent(context.merchant, type)),
    state,
    before: typeof before === "number" ? before : undefined,
    limit: limit + 1,
  });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.number]);
  return { status: 200, body: page.map(presentDelivery), headers };
};
