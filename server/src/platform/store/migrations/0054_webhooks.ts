import { type Kysely, sql } from "kysely";

/**
 * Events leave the shop. Triggers add a job for each event that a webhook wants, in the transaction that made the event and
 * for every statement that makes one; without webhooks they add nothing.
 */
const statements = [
  `create table webhooks (
    id uuid primary key,
    url text not null,
    events jsonb not null,
    sites jsonb,
    enabled boolean not null default true,
    secrets jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table webhook_deliveries (
    id uuid primary key,
    number bigint generated always as identity,
    webhook_id uuid not null references webhooks (id) on delete cascade,
    event_id uuid not null,
    body text not null,
    job_id bigint not null,
    attempts integer not null default 0,
    status integer,
    error text,
    attempted_at timestamptz,
    delivered_at timestamptz,
    created_at timestamptz not null default now(),
    unique (webhook_id, event_id)
  )`,
  "create index webhook_deliveries_newest on webhook_deliveries (webhook_id, number desc)",
  "create index webhook_deliveries_created on webhook_deliveries (created_at)",
  `create function add_event_job(event text, subject jsonb) returns void language sql as $$
    insert into jobs (kind, payload, run_at)
    select 'event', subject || jsonb_build_object('id', gen_random_uuid(), 'type', event, 'timestamp', now()), now()
    where exists (select from webhooks where enabled and events ? event)
  $$`,
  `create function note_event() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'orders' then
        perform add_event_job('order.placed', jsonb_build_object('order_id', new.id));
        if new.status = 'paid' then
          perform add_event_job('order.paid', jsonb_build_object('order_id', new.id, 'attempt_id', null));
        end if;
      elsif tg_table_name = 'payment_attempts' then
        perform add_event_job(
          case new.state when 'captured' then 'order.paid' else 'order.paymentFailed' end,
          jsonb_build_object('order_id', new.order_id, 'attempt_id', new.id));
      elsif tg_table_name = 'shipments' then
        perform add_event_job('order.shipped', jsonb_build_object('order_id', new.order_id, 'shipment_id', new.id));
      elsif tg_table_name = 'refunds' then
        perform add_event_job('order.refunded', jsonb_build_object('order_id', new.order_id, 'refund_id', new.id));
      elsif tg_table_name = 'returns' then
        perform add_event_job(
          'order.returnRequested', jsonb_build_object('order_id', new.order_id, 'return_id', new.id));
      else
        perform add_event_job('stock.low', jsonb_build_object('variant_id', new.variant_id, 'region', new.region,
          'before', old.quantity, 'after', new.quantity));
      end if;
      return null;
    end
  $$`,
  ...["orders", "shipments", "refunds", "returns"].map(
    (table) =>
      `create trigger ${table}_event after insert on ${table} for each row execute function note_event()`,
  ),
  `create trigger payment_attempts_event after update of state on payment_attempts
    for each row when (new.order_id is not null and old.state <> new.state and new.state in ('captured', 'failed'))
    execute function note_event()`,
  `create trigger stock_event after update of quantity on stock
    for each row when (new.quantity < old.quantity) execute function note_event()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
