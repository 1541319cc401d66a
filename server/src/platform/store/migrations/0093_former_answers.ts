import { type Kysely, sql } from "kysely";

/**
 * Of returns of before the earlier answers are known where an order has one return only, because the events of its answers
 * do not name it. Apart from the column, whose lock would stop every return until all of them are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update returns r set earlier_answers = found.answers from (
      select r.id, jsonb_agg(jsonb_build_object('answer', substr(e.summary, 8), 'answeredAt', e.created_at) order by e.id)
        as answers
      from returns r join order_events e on e.order_id = r.order_id and e.kind = 'returnAnswered'
      where e.created_at < r.answered_at and e.summary in ('Return approved', 'Return declined')
        and not exists (select from returns other where other.order_id = r.order_id and other.id <> r.id)
      group by r.id) as found
    where found.id = r.id and r.earlier_answers = '[]'`.execute(db);
}
