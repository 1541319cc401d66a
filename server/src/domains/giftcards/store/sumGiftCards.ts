import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sumLedger } from "../../../platform/store/sumLedger.ts";

/**
 * Units whose card is not made: it is made on a later day, or once its payment is taken. Each counts once, also while its
 * job is put off; a payment that fails takes their places in the ledger.
 */
const unmadeUnits = sql`
  select distinct on (o.id, j.payload ->> 'unit') (j.payload ->> 'amount')::numeric as amount, o.created_at,
    j.payload ->> 'site' as site, j.payload ->> 'currency' as currency
  from jobs j join orders o on o.id = (j.payload ->> 'order_id')::uuid
  where j.kind = 'gift-card' and j.done_at is null
    and not exists (select from gift_cards c where c.order_id = o.id and c.unit = (j.payload ->> 'unit')::integer)`;

/**
 * Balances of gift cards when a period began and ended, with what came and went in it, by currency. A card that was
 * bought is owed from its order's day on, whenever it is paid or made, until the day of what takes it back: so the sums of
 * a period that is over stay.
 */
export async function sumGiftCards(db: Kysely<Database>, period: LocalPeriod): Promise<BalanceSums[]> {
  const entries = sql`
    select e.amount, coalesce(o.created_at, e.created_at) as created_at, c.site, c.currency
    from gift_card_entries e join gift_cards c on c.code = e.code
    left join orders o on e.reason = 'issue' and o.id = c.order_id
    union all select * from (${unmadeUnits}) as unmade`;
  return sumLedger(db, entries, period);
}
