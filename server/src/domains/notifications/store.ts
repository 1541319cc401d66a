import type { Notification } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";

/** Puts cards of the feed into the store by id. */
export async function upsertNotifications(
  trx: Transaction<Database>,
  notifications: readonly Notification[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into notifications as n (id, document)
    select (d->>'id')::bigint, d
    from jsonb_array_elements(${JSON.stringify(notifications)}::text::jsonb) as d
    on conflict (id) do update set document = excluded.document
    where n.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, notifications.length);
}

/** The cards a site shows, by their ids. */
export async function readNotifications(db: Kysely<Database>, site: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("document")
    .where(sql<boolean>`jsonb_exists(document->'orders', ${site})`)
    .orderBy("id")
    .execute();
  return rows.map(({ document }) => document as Notification);
}
