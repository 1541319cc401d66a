import { sql } from "kysely";
import type { Ledger } from "../../../platform/store/ledger.ts";

/**
 * Units whose card is not made: it is made on a later day, or once its payment is taken. Each counts once, also while its
 * job is put off; a payment that fails takes their places in the ledger.
 */
const unmadeUnits = sql`
  select distinct on (o.id, j.payload ->> 'unit') -j.id as id, (j.payload ->> 'amount')::numeric as amount,
    o.created_at, j.payload ->> 'site' as site, j.payload ->> 'currency' as currency, 'issue' as kind,
    o.id as order_id, null::text as code
  from jobs j join orders o on o.id = (j.payload ->> 'order_id')::uuid
  where j.kind = 'gift-card' and j.done_at is null
    and not exists (select from gift_cards c where c.order_id = o.id and c.unit = (j.payload ->> 'unit')::integer)
  order by o.id, j.payload ->> 'unit', j.id`;

/**
 * All that changes what is owed on gift cards. A card that was bought is owed from its order's day on, whenever it is paid
 * or made, until the day of what takes it back: so the sums of a period that is over stay.
 */
export const giftCardLedger: Ledger = [
  sql`
    select e.id, e.amount, e.created_at, c.site, c.currency, e.reason as kind, e.order_id, e.code
    from gift_card_entries e join gift_cards c on c.code = e.code
    where e.reason <> 'issue' or c.order_id is null`,
  sql`
    select e.id, e.amount, o.created_at, c.site, c.currency, e.reason as kind, o.id as order_id, e.code
    from orders o join gift_cards c on c.order_id = o.id join gift_card_entries e on e.code = c.code
    where e.reason = 'issue'`,
  unmadeUnits,
];
