import type { MessageTopic, SiteCode } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import { isAmong } from "../../platform/store/isAmong.ts";
import type { Database } from "../../platform/store/schema.ts";

/** A message to customer service, as its job has it. */
export interface StoredMessage {
  time: string;
  site: SiteCode;
  topic: MessageTopic;
  order: string | null;
  text: string;
}

/** The newest hundred messages that an address in lower case sent to these sites, null for all, and that are still there. */
export async function listMessagesOf(
  db: Kysely<Database>,
  email: string,
  sites: readonly string[] | null,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select coalesce(done_at, run_at) as time, payload ->> 'site' as site, payload ->> 'topic' as topic,
      payload ->> 'number' as "order", payload ->> 'message' as text
    from jobs where kind = 'mail' and payload ->> 'template' = 'contact-message' and lower(payload ->> 'email') = ${email}
      and ${isAmong(sql`payload ->> 'site'`, sites)}
    order by id desc limit 100`.execute(db);
  return rows;
}
