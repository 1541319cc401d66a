import { type Kysely, sql } from "kysely";

/** Events of an order that no other table tells of. A trigger notes those of payments, which many statements change. */
const statements = [
  `create table order_events (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id),
    kind text not null,
    actor text not null,
    summary text not null,
    text text,
    amount numeric(12, 2),
    created_at timestamptz not null default now()
  )`,
  "create index order_events_order on order_events (order_id, id)",
  "alter table shipments add column actor text",
  `create function note_payment_event() returns trigger language plpgsql as $$
    begin
      insert into order_events (order_id, kind, actor, summary, amount) values (
        new.order_id,
        case new.state when 'captured' then 'captured' else 'paymentFailed' end,
        'shop',
        case new.state when 'captured' then 'Payment taken by ' else 'Payment failed at ' end || new.provider,
        new.amount
      );
      return null;
    end
  $$`,
  `create trigger payment_events after update of state on payment_attempts
    for each row when (new.order_id is not null and old.state <> new.state and new.state in ('captured', 'failed'))
    execute function note_payment_event()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
