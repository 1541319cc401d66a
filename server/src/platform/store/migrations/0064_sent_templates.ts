import { type Kysely, sql } from "kysely";

/** Which email an event of an order tells of; older events said it in their summary alone. */
const statements = [
  "alter table order_events add column template text",
  `update order_events set template = substring(summary from '^Email (\\S+) sent$') where kind = 'emailSent'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
