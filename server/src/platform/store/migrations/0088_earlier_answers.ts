import { type Kysely, sql } from "kysely";

/**
 * A refund takes units by the answer that a return had then. Of returns of before the earlier answers are known where an
 * order has one return only, because the events of its answers do not name it.
 */
const statements = [
  "alter table returns add column earlier_answers jsonb not null default '[]'",
  `update returns r set earlier_answers = found.answers from (
    select r.id, jsonb_agg(jsonb_build_object('answer', substr(e.summary, 8), 'answeredAt', e.created_at) order by e.id)
      as answers
    from returns r join order_events e on e.order_id = r.order_id and e.kind = 'returnAnswered'
    where e.created_at < r.answered_at and e.summary in ('Return approved', 'Return declined')
      and not exists (select from returns other where other.order_id = r.order_id and other.id <> r.id)
    group by r.id) as found
  where found.id = r.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
