import { type Kysely, sql } from "kysely";

/**
 * A refund can name the return that it answers; its units had left. Units refunded before are as many as they were, and
 * none of them a return's: those that had not left were refunded first.
 */
const statements = [
  "alter table refunds add column return_id uuid",
  "alter table order_lines add column returned integer not null default 0",
  // Older rows have none, so nothing has to be read while the table is locked.
  `alter table order_lines add constraint order_lines_returned_check
    check (returned >= 0 and returned <= refunded and returned <= shipped) not valid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
