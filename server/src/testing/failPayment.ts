import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "../domains/payments/WebhookEvent.ts";
import { recordWebhookEvent } from "../domains/payments/webhooks/recordWebhookEvent.ts";
import type { TestShop } from "./testShop.ts";

/** The payment service says that an order's payment, which it took, could not be settled. */
export const failPayment = (shop: TestShop, orderId: string, which: "first" | "last" = "first") =>
  hear(shop, orderId, { kind: "transaction_settlement_declined", meaning: "failed" }, which);

/** The payment service says that the buyer disputes an order's payment. */
export const disputePayment = (shop: TestShop, orderId: string) =>
  hear(shop, orderId, { kind: "dispute_opened", meaning: "trouble" });

async function hear(
  { services }: TestShop,
  orderId: string,
  event: Pick<WebhookEvent, "kind" | "meaning">,
  which: "first" | "last" = "first",
): Promise<void> {
  const attempt = await services.store.db
    .selectFrom("payment_attempts")
    .select(["id", "provider", "transaction_id"])
    .where("order_id", "=", orderId)
    .orderBy("created_at", which === "first" ? "asc" : "desc")
    .executeTakeFirstOrThrow();
  await recordWebhookEvent(services, attempt.provider, {
    ...event,
    id: randomUUID(),
    attemptId: attempt.id,
    transactionId: attempt.transaction_id,
  });
}
