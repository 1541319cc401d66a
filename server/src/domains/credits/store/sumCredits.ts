import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sumLedger } from "../../../platform/store/sumLedger.ts";

/** Cash back that was owed when a period began and ended, and what came and went in it, by currency. */
export async function sumCredits(db: Kysely<Database>, period: LocalPeriod): Promise<BalanceSums[]> {
  const entries = sql`
    select case e.type when 'increase' then e.amount else -e.amount end as amount, e.created_at, c.site, c.currency
    from credit_entries e join credits c on c.id = e.credit_id`;
  return sumLedger(db, entries, period);
}
