import type { Generated } from "kysely";
import type { NullableTimestamp, Timestamp } from "../../platform/store/schema.ts";

/** Cash back on a site: a member's, or under a guest's email address (lower case) until an account claims it. */
interface CreditsTable {
  id: Generated<string>;
  site: string;
  currency: string;
  user_id: number | null;
  email: string | null;
  balance: Generated<number>;
  expires_at: NullableTimestamp;
}

/** The ledger of cash back; increases minus the others are the balance. */
interface CreditEntryTable {
  id: Generated<number>;
  credit_id: string;
  type: "increase" | "decrease" | "expire";
  amount: number;
  order_id: string | null;
  refund_id: Generated<string | null>;
  /** The failed payment that took it back. */
  attempt_id: Generated<string | null>;
  created_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    credits: CreditsTable;
    credit_entries: CreditEntryTable;
  }
}
