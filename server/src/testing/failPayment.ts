import { randomUUID } from "node:crypto";
import { recordWebhookEvent } from "../domains/payments/webhooks/recordWebhookEvent.ts";
import type { TestShop } from "./testShop.ts";

/** The payment service says that an order's payment, which it took, could not be settled. */
export async function failPayment(
  { services }: TestShop,
  orderId: string,
  which: "first" | "last" = "first",
): Promise<void> {
  const attempt = await services.store.db
    .selectFrom("payment_attempts")
    .select(["id", "provider", "transaction_id"])
    .where("order_id", "=", orderId)
    .orderBy("created_at", which === "first" ? "asc" : "desc")
    .executeTakeFirstOrThrow();
  await recordWebhookEvent(services, attempt.provider, {
    id: randomUUID(),
    kind: "transaction_settlement_declined",
    attemptId: attempt.id,
    transactionId: attempt.transaction_id,
    meaning: "failed",
  });
}
