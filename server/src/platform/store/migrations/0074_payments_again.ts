import { type Kysely, sql } from "kysely";

/**
 * A payment is captured again when its refund did not reach the buyer: that is no second payment, so nobody is told of it.
 * Refunds say how much of their cash back left the balance again. Open drafts, whose buyers were told of a day in UTC, end
 * with that day in the time zone of the site, and none ends earlier.
 */
const statements = [
  ...[
    ["payment_attempts_event", "note_event"],
    ["payment_events", "note_payment_event"],
  ].flatMap(([trigger, note]) => [
    `drop trigger ${trigger} on payment_attempts`,
    `create trigger ${trigger} after update of state on payment_attempts
      for each row when (new.order_id is not null and old.state not in (new.state, 'refunded')
        and new.state in ('captured', 'failed'))
      execute function ${note}()`,
  ]),
  `update drafts d set expires_at = date_trunc('day',
      greatest(d.expires_at at time zone 'UTC', d.expires_at at time zone s.time_zone) + interval '1 day')
      at time zone s.time_zone
    from (select code, coalesce(document ->> 'timeZone', 'UTC') as time_zone from sites) s
    where s.code = d.site and d.paid_at is null and d.closed_at is null and d.expires_at > now()
      and (d.expires_at at time zone s.time_zone)::time <> '00:00'`,
  "alter table refunds add column withdrawn numeric(12, 2) not null default 0",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
