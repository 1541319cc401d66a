import type { WebhookDelivery } from "@velours/sdk/types";
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { WebhookDeliveryTable } from "../schema.ts";

/** A delivery with what its job says. */
export interface WebhookDeliveryRow extends Selectable<WebhookDeliveryTable> {
  state: WebhookDelivery["state"];
  next_at: string | null;
}

const isWaiting = sql`d.delivered_at is null and j.done_at is null and j.dead_at is null and j.id is not null`;

const select = sql`
  select d.*,
    case when d.delivered_at is not null then 'delivered' when ${isWaiting} then 'waiting' else 'failed' end as state,
    case when ${isWaiting} then j.run_at end as next_at
  from webhook_deliveries d left join jobs j on j.id = d.job_id`;

/** A page of what is sent to a webhook, the newest first. */
export async function listDeliveryRows(
  db: Kysely<Database>,
  webhookId: string,
  { state, before, limit }: { state?: string | undefined; before?: number | undefined; limit: number },
): Promise<WebhookDeliveryRow[]> {
  const { rows } = await sql<WebhookDeliveryRow>`
    select * from (${select} where d.webhook_id = ${webhookId}) as delivery
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${before ?? null}::bigint is null or number < ${before ?? null})
    order by number desc limit ${limit}`.execute(db);
  return rows;
}

export async function readDelivery(
  db: Kysely<Database>,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  const { rows } = await sql<WebhookDeliveryRow>`${select} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** A delivery that nobody else sends again until the transaction ends. */
export async function lockDelivery(
  trx: Transaction<Database>,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  const { rows } = await sql<WebhookDeliveryRow>`${select} where d.id = ${id} for update of d`.execute(trx);
  return rows[0];
}

/** The webhooks that have an event already: its job may run twice. */
export async function listReceivers(db: Kysely<Database>, eventId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("webhook_deliveries")
    .select("webhook_id")
    .where("event_id", "=", eventId)
    .execute();
  return new Set(rows.map(({ webhook_id }) => webhook_id));
}

export async function insertDeliveries(
  trx: Transaction<Database>,
  rows: readonly Insertable<WebhookDeliveryTable>[],
): Promise<void> {
  await trx.insertInto("webhook_deliveries").values(rows).execute();
}

/** Ties a delivery to the job that sends it again. */
export async function restartDelivery(trx: Transaction<Database>, id: string, jobId: number): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ job_id: jobId, delivered_at: null })
    .where("id", "=", id)
    .execute();
}

/** Notes how an attempt ended; without an error it was delivered. */
export async function noteAttempt(
  db: Kysely<Database>,
  id: string,
  { status, error }: { status: number | null; error: string | null },
): Promise<void> {
  await sql`
    update webhook_deliveries set attempts = attempts + 1, status = ${status}::integer,
      error = ${error?.slice(0, 500) ?? null}, attempted_at = now(),
      delivered_at = case when ${error === null} then now() end
    where id = ${id}`.execute(db);
}

/** Notes why a delivery is not sent. */
export async function noteDeliveryError(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await db.updateTable("webhook_deliveries").set({ error }).where("id", "=", id).execute();
}
