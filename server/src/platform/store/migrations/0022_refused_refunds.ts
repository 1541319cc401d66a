import { type Kysely, sql } from "kysely";

const statements = [
  "alter table refund_payments drop constraint refund_payments_state_check",
  `alter table refund_payments add constraint refund_payments_state_check
    check (state in ('pending', 'done', 'dropped', 'failed'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
