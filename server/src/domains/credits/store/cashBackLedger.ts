import { sql } from "kysely";
import type { Ledger } from "../../../platform/store/ledger.ts";

/** All that changes what is owed as cash back. */
export const cashBackLedger: Ledger = [
  sql`
    select e.id, case e.type when 'increase' then e.amount else -e.amount end as amount, e.created_at, c.site,
      c.currency, e.type, e.order_id, e.refund_id, e.attempt_id, c.user_id
    from credit_entries e join credits c on c.id = e.credit_id`,
];
