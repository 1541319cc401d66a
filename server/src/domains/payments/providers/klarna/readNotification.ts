import { createHash } from "node:crypto";
import { InvalidSignatureError, type WebhookEvent } from "../../WebhookEvent.ts";
import { callKlarna, getKlarnaHost } from "./callKlarna.ts";
import type { KlarnaAccount } from "./KlarnaAccount.ts";

interface Notification {
  order_id: string;
  event_type: string;
}

interface KlarnaOrder {
  fraud_status: string;
  /** Our own id of the attempt. */
  merchant_reference1?: string;
}

/**
 * Reads a notification about a purchase under review. It is not signed, so only the order's id is used: the order is
 * read back from the provider, and its state is the event.
 */
export async function readNotification(account: KlarnaAccount, body: string): Promise<WebhookEvent> {
  const { order_id } = parse(body);
  const hosts = new Set(["USD", "EUR"].map((currency) => getKlarnaHost(account.place, currency)));
  for (const host of hosts) {
    const url = `${host}/ordermanagement/v1/orders/${encodeURIComponent(order_id)}`;
    const response = await callKlarna(account, { method: "GET", url });
    if (response.status !== 200) continue;
    const { fraud_status, merchant_reference1 } = response.body as KlarnaOrder;
    const kind = `fraud_${fraud_status.toLowerCase()}`;
    return {
      id: `klarna ${createHash("sha256").update(`${order_id} ${kind}`).digest("base64url")}`,
      kind,
      attemptId: merchant_reference1 ?? null,
      transactionId: order_id,
      meaning: fraud_status === "REJECTED" ? "failed" : null,
    };
  }
  throw new InvalidSignatureError("the provider does not know this order");
}

function parse(body: string): Notification {
  try {
    const notification = JSON.parse(body) as Notification;
    if (typeof notification.order_id === "string" && notification.order_id !== "") return notification;
  } catch {}
  throw new InvalidSignatureError("the body is not a notification");
}
