import { type Kysely, sql } from "kysely";
import { forgetOldTries } from "../../platform/limits/store.ts";
import type { Database } from "../../platform/store/schema.ts";
import { forgetOldFailures } from "../payments/store/failedPayments.ts";
import { forgetOldDevices } from "./store/knownDevices.ts";
import { forgetExpiredSessions } from "../sessions/store.ts";

/** Removes sessions, codes, links and counts that are over. */
export async function forgetExpired(db: Kysely<Database>): Promise<void> {
  await forgetExpiredSessions(db);
  await sql`delete from one_time_codes where expires_at < now()`.execute(db);
  await sql`delete from password_tokens where expires_at < now()`.execute(db);
  await sql`delete from join_nonces where expires_at < now()`.execute(db);
  await forgetOldDevices(db);
  await forgetOldTries(db);
  await forgetOldFailures(db);
}
