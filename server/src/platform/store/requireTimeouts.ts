import { type Kysely, sql } from "kysely";
import { StartError } from "../config/StartError.ts";
import type { Database } from "./schema.ts";

const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

/**
 * Throws a StartError when a session with PostgreSQL has no time limits, as behind a pooler that leaves out what a
 * session's start sets: a statement could then wait forever for the locks of a session whose end nobody saw.
 */
export async function requireTimeouts(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(names)}) and setting = '0' order by name`.execute(
    db,
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(", ");
  throw new StartError(
    `The sessions that DATABASE_URL opens have no ${missing}: a connection pooler leaves them out. ` +
      "Let the pooler set them, as PgBouncer's connect_query does, or set them for the role: ALTER ROLE … SET …",
  );
}
