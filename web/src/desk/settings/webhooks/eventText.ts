import type { WebhookEventType } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

const texts = {
  "order.placed": m.desk_event_order_placed,
  "order.paid": m.desk_event_order_paid,
  "order.paymentFailed": m.order_status_payment_failed,
  "order.shipped": m.desk_event_order_shipped,
  "order.refunded": m.desk_event_order_refunded,
  "order.returnRequested": m.desk_event_order_return_requested,
  "stock.low": m.desk_event_stock_low,
  "import.applied": m.desk_did_apply_import,
} satisfies Record<WebhookEventType, unknown>;

/** A kind of event in words: "Order placed"; one that this page does not know by its name. */
export const eventText = (type: string, text: Text): string => {
  const words = (texts as Partial<Record<string, typeof m.desk_event_order_placed>>)[type];
  return words === undefined ? type : text(words);
};
