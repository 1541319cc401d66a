import type { Generated, GeneratedAlways } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

interface GiftCardTable {
  code: string;
  /** Names the card where its code must not stand. */
  id: GeneratedAlways<number>;
  remaining: number;
  currency: string;
  site: string;
  document: Json<Record<string, unknown>>;
  /** The order a card was bought with, and its place among the order's; null for imported and issued ones. */
  order_id: Generated<string | null>;
  unit: Generated<number | null>;
  /** When a bought card was refunded or its payment failed; it pays nothing since. */
  revoked_at: NullableTimestamp;
  created_at: Timestamp;
  /** Email address that the card was sent to. */
  recipient: Generated<string | null>;
  /** When a merchant blocked it: it pays nothing since, whatever is returned to it. */
  blocked_at: NullableTimestamp;
}

/** The ledger of a gift card: `amount` below zero was spent. */
interface GiftCardEntryTable {
  id: Generated<number>;
  code: string;
  amount: number;
  reason: "issue" | "import" | "order" | "refund" | "failed-payment" | "block";
  order_id: string | null;
  refund_id: Generated<string | null>;
  /** The merchant's key or member of staff, with the reason that they gave. */
  actor: Generated<string | null>;
  note: Generated<string | null>;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    gift_cards: GiftCardTable;
    gift_card_entries: GiftCardEntryTable;
  }
}
