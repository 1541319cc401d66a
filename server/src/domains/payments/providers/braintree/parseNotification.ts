import { createHash } from "node:crypto";
import type { BraintreeGateway, Dispute, WebhookNotification } from "braintree";
import { InvalidSignatureError, type WebhookEvent } from "../../WebhookEvent.ts";
import { parseVoidRefundId } from "./voidRefundId.ts";

const failures = new Set(["transaction_settlement_declined", "local_payment_reversed"]);
const losses = new Set(["dispute_lost", "dispute_accepted", "dispute_auto_accepted"]);
const troubles = /^(dispute_|transaction_reviewed)/;

/** A notification is of a payment, of a dispute about one, or of neither. */
const getPayment = (notification: WebhookNotification): { id?: string; orderId?: string } | undefined =>
  "transaction" in notification
    ? notification.transaction
    : "dispute" in notification
      ? notification.dispute.transaction
      : undefined;

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
  const about = getPayment(notification);
  return {
    id: `braintree ${createHash("sha256").update(payload.trim()).digest("base64url")}`,
    kind,
    attemptId: about?.orderId ? parseVoidRefundId(about.orderId) : null,
    transactionId: about?.id ?? null,
    meaning: toMeaning(notification),
  };
}

function toMeaning(notification: WebhookNotification): WebhookEvent["meaning"] {
  const kind: string = notification.kind;
  if (kind === "transaction_settled") return "settled";
  if (failures.has(kind)) return "failed";
  if (kind === "refund_failed") return "refundFailed";
  if (kind === "dispute_won") return "disputeWon";
  if (losses.has(kind) && "dispute" in notification && isOfWholePayment(notification.dispute))
    return "failed";
  return troubles.test(kind) ? "trouble" : null;
}

/** A payment of which a part is lost was made all the same: a person decides. */
const isOfWholePayment = ({ amountDisputed, transaction }: Dispute): boolean =>
  Number(amountDisputed) >= Number(transaction.amount);
