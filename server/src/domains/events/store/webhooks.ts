import type { SiteCode, WebhookEventType } from "@velours/sdk/types";
import type { Kysely, Selectable, Transaction } from "kysely";
import { json } from "../../../platform/store/json.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { WebhookSecret, WebhookTable } from "../schema.ts";

export type WebhookRow = Selectable<WebhookTable>;

/** Everything of a webhook that can be changed. */
export interface WebhookValues {
  url: string;
  events: readonly WebhookEventType[];
  sites: SiteCode[] | null;
  enabled: boolean;
  secrets: readonly WebhookSecret[];
}

const toColumns = ({ url, events, sites, enabled, secrets }: WebhookValues) => ({
  url,
  events: json(events),
  sites: sites === null ? null : json(sites),
  enabled,
  secrets: json(secrets),
});

export function insertWebhook(db: Kysely<Database>, id: string, values: WebhookValues): Promise<WebhookRow> {
  return db
    .insertInto("webhooks")
    .values({ id, ...toColumns(values) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateWebhook(db: Kysely<Database>, id: string, values: WebhookValues): Promise<WebhookRow> {
  return db
    .updateTable("webhooks")
    .set(toColumns(values))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Every webhook, the oldest first. */
export const listWebhookRows = (db: Kysely<Database>): Promise<WebhookRow[]> =>
  db.selectFrom("webhooks").selectAll().orderBy("created_at").orderBy("id").execute();

export const readWebhook = (db: Kysely<Database>, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();

/** A webhook that nobody else changes until the transaction ends. */
export const lockWebhook = (trx: Transaction<Database>, id: string): Promise<WebhookRow | undefined> =>
  trx.selectFrom("webhooks").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Removes a webhook with its deliveries. */
export async function deleteWebhook(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("webhooks").where("id", "=", id).execute();
}
