import type { Notification } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";

const notificationsTable: DocumentTable = { table: "notifications", key: { id: "(d->>'id')::bigint" } };

/** Puts cards of the feed into the store by id. */
export const upsertNotifications = (
  trx: Transaction<Database>,
  notifications: readonly Notification[],
): Promise<UpsertCounts> => upsertDocuments(trx, notificationsTable, notifications);

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
