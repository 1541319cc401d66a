import { type Kysely, sql } from "kysely";

/** Gift cards that a merchant issues and blocks: a number that is no money, and whom and why their ledger is about. */
const statements = [
  `alter table gift_cards
    add column id bigint generated always as identity unique,
    add column created_at timestamptz not null default now(),
    add column recipient text,
    add column blocked_at timestamptz`,
  `update gift_cards g set created_at = e.created_at from (
    select code, min(created_at) as created_at from gift_card_entries group by code
  ) as e where e.code = g.code`,
  "alter table gift_card_entries add column actor text, add column note text",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
