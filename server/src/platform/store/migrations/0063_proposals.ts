import { type Kysely, sql } from "kysely";

/**
 * Acts that wait for another person's consent, and who made a key: a person consents to nothing that a key of theirs
 * proposed. The audit log knows the makers of older keys, but those made by a command.
 */
const statements = [
  `create table proposals (
    id bigint generated always as identity primary key,
    operation text not null,
    site text not null,
    order_id uuid references orders (id),
    request jsonb not null,
    about jsonb not null,
    proposer_kind text not null check (proposer_kind in ('key', 'staff')),
    proposer_id bigint not null,
    person bigint,
    state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null default now() + interval '7 days',
    decider_kind text check (decider_kind in ('key', 'staff')),
    decider_id bigint,
    decided_at timestamptz,
    reason text
  )`,
  "create index proposals_order on proposals (order_id)",
  "alter table merchant_keys add column made_by bigint",
  `update merchant_keys k set made_by = substring(a.actor from '^staff (\\d+)$')::bigint
    from audit_log a
    where a.actor ~ '^staff \\d+$' and a.command like 'createMerchantKey ' || k.id || ' %'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
