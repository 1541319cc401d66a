import { sql } from "kysely";
import type { Db } from "../../platform/store/schema.ts";

/** Deletes messages to customer service 90 days after they were sent or given up: the mailbox has them. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await sql`delete from jobs where kind = 'mail'
    and payload ->> 'template' in ('contact-message', 'message-received')
    and coalesce(done_at, dead_at) < now() - interval '90 days'`.execute(db);
}
