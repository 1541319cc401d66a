import { type Kysely, sql } from "kysely";
import { type LedgerPage, type LedgerPlace, selectPage } from "../../../platform/store/ledger.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { cashBackLedger } from "./cashBackLedger.ts";

/** A change of what is owed as cash back. */
export interface CreditMovement extends LedgerPlace {
  created_at: string;
  kind: string;
  amount: number;
  site: string;
  /** The member; null for a guest. */
  user_id: number | null;
  order_number: string | null;
}

/** A page of what `sumCredits` adds up, the newest first. */
export async function listOwedCredits(db: Kysely<Database>, page: LedgerPage): Promise<CreditMovement[]> {
  const { rows } = await sql<CreditMovement>`
    select page.id, page.micros, page.created_at, page.amount, page.site, page.user_id,
      case when page.attempt_id is not null then 'failed-payment' when page.refund_id is not null then 'refund'
        when page.type = 'increase' then 'earned' when page.type = 'decrease' then 'order' else 'expired' end as kind,
      o.document ->> 'number' as order_number
    from (${selectPage(cashBackLedger, page)}) as page left join orders o on o.id = page.order_id
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}
