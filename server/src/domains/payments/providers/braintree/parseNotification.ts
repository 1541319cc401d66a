import { createHash } from "node:crypto";
import type { BraintreeGateway, WebhookNotification } from "braintree";
import { InvalidSignatureError, type WebhookEvent } from "../../WebhookEvent.ts";

const failures = new Set(["transaction_settlement_declined", "local_payment_reversed"]);
const troubles = /^(dispute_|refund_failed|transaction_reviewed)/;

interface Subject {
  transaction?: { id?: string; orderId?: string };
  dispute?: { id?: string; transaction?: { id?: string; orderId?: string } };
}

/** Parses a webhook of the gateway: form fields `bt_signature` and `bt_payload`, verified by its SDK on the raw bytes. */
export async function parseNotification(gateway: BraintreeGateway, body: string): Promise<WebhookEvent> {
  const fields = new URLSearchParams(body);
  const payload = fields.get("bt_payload") ?? "";
  let notification: WebhookNotification;
  try {
    notification = await gateway.webhookNotification.parse(fields.get("bt_signature") ?? "", payload);
  } catch (cause) {
    throw new InvalidSignatureError("the signature is not the gateway's", { cause });
  }
  const { kind } = notification;
  const { transaction, dispute } = notification as unknown as Subject;
  const about = transaction ?? dispute?.transaction;
  return {
    id: `braintree ${createHash("sha256").update(payload.trim()).digest("base64url")}`,
    kind,
    attemptId: about?.orderId ?? null,
    transactionId: about?.id ?? null,
    meaning: toMeaning(kind),
  };
}

function toMeaning(kind: string): WebhookEvent["meaning"] {
  if (kind === "transaction_settled") return "settled";
  if (failures.has(kind)) return "failed";
  return troubles.test(kind) ? "trouble" : null;
}
