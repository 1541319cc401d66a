import type { MerchantScope, WebhookEventType } from "../../types.ts";

const scopes: Record<WebhookEventType, MerchantScope> = {
  "order.placed": "orders:read",
  "order.paid": "orders:read",
  "order.paymentFailed": "orders:read",
  "order.shipped": "orders:read",
  "order.refunded": "orders:read",
  "order.returnRequested": "orders:read",
  "stock.low": "stock:read",
  "import.applied": "import:read",
};

/** Every kind of event that a webhook can have. */
export const webhookEventTypes = Object.keys(scopes) as readonly WebhookEventType[];

/** The scope that reads what an event of this kind is about. */
export const webhookEventScope = (type: WebhookEventType): MerchantScope => scopes[type];
