import type { Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

interface GiftCardTable {
  code: string;
  remaining: number;
  currency: string;
  site: string;
  document: Json<Record<string, unknown>>;
  /** The order a card was bought with, and its place among the order's; null for imported ones. */
  order_id: Generated<string | null>;
  unit: Generated<number | null>;
  /** When a bought card was refunded; it has nothing on it since. */
  revoked_at: NullableTimestamp;
}

/** The ledger of a gift card: `amount` below zero was spent. */
interface GiftCardEntryTable {
  id: Generated<number>;
  code: string;
  amount: number;
  reason: "issue" | "import" | "order" | "refund" | "failed-payment";
  order_id: string | null;
  refund_id: Generated<string | null>;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    gift_cards: GiftCardTable;
    gift_card_entries: GiftCardEntryTable;
  }
}
