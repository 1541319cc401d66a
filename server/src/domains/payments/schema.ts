import type { SavedCard } from "@velours/sdk/types";
import type { Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/**
 * An attempt to pay. `failed` was captured and could not be settled; `trouble` is the last warning of its
 * provider.
 */
export interface PaymentAttemptTable {
  id: string;
  idempotency_key: string;
  provider: string;
  nonce: string;
  transaction_id: string | null;
  amount: number;
  currency: string;
  state: "authorizing" | "authorized" | "captured" | "voided" | "declined" | "refunded" | "failed";
  order_id: string | null;
  trouble: string | null;
  /** A person dealt with `trouble`; another warning opens it again. */
  trouble_closed: Generated<boolean>;
  /** Given back of it or on its way, withheld cash back included. */
  refunded: Generated<number>;
  /** When it failed; null for others, and for those that an older version noted. */
  failed_at: NullableTimestamp;
  /** When what it brought was taken back, because it failed. */
  withdrawn_at: NullableTimestamp;
  created_at: Timestamp;
}

/** An event that a payment service sent; each is recorded once. */
interface WebhookEventTable {
  id: string;
  provider: string;
  kind: string;
  attempt_id: string | null;
  received_at: Timestamp;
}

/** A card that the sandbox gateway saved for a user; `document` is the contract's SavedCard. */
interface SandboxCardTable {
  token: string;
  user_id: number;
  document: Json<SavedCard>;
  created_at: Timestamp;
}

/** A nonce the sandbox card gateway has taken; each works once. */
interface ConsumedNonceTable {
  nonce: string;
  created_at: Timestamp;
}

/** A failed payment, counted against its address for the limit of attempts. */
interface FailedPaymentTable {
  id: Generated<number>;
  subject: string;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    payment_attempts: PaymentAttemptTable;
    webhook_events: WebhookEventTable;
    sandbox_cards: SandboxCardTable;
    consumed_nonces: ConsumedNonceTable;
    failed_payments: FailedPaymentTable;
  }
}
