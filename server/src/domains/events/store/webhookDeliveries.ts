import type { WebhookDelivery, WebhookEventType } from "@velours/sdk/types";
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
} from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { WebhookDeliveryTable } from "../schema.ts";

/** A delivery with what its job says, and its webhook. */
export interface WebhookDeliveryRow extends Selectable<WebhookDeliveryTable> {
  state: WebhookDelivery["state"];
  /** False when its webhook was narrowed to other kinds or sites since. */
  is_wanted: boolean;
  next_at: string | null;
}

/** True when the webhook `w` wants an event (jsonb): it has the kind, and the event is of one of its sites. */
const isWanted = (event: RawBuilder<unknown>) => sql`(w.events @> (${event} -> 'type')
  and (w.sites is null or coalesce(w.sites @> (${event} #> '{data,site}'), false)))`;

const isWaiting = sql`d.delivered_at is null and j.done_at is null and j.dead_at is null and j.id is not null`;

/** The event without the id of its order, which is its buyer's right: deliveries of older versions have it. */
const eventText = sql`regexp_replace(d.body, '"orderId":"[^"]*",', '')`;

const select = sql`
  select d.id, d.number, d.webhook_id, d.event_id, ${eventText} as body, d.job_id, d.attempts, d.status, d.error,
    d.attempted_at, d.delivered_at, d.created_at,
    case when d.delivered_at is not null then 'delivered' when ${isWaiting} then 'waiting' else 'failed' end as state,
    case when ${isWaiting} then j.run_at end as next_at,
    ${isWanted(sql`d.body::jsonb`)} as is_wanted
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id left join jobs j on j.id = d.job_id`;

/** Filters of a page of deliveries. */
interface DeliveryFilters {
  /** Kinds of events that the reader may read. */
  types: readonly WebhookEventType[];
  state?: string | undefined;
  before?: number | undefined;
  limit: number;
}

/** A page of what is sent to a webhook and still wanted, the newest first. */
export async function listDeliveryRows(
  db: Kysely<Database>,
  webhookId: string,
  { types, state, before, limit }: DeliveryFilters,
): Promise<WebhookDeliveryRow[]> {
  const { rows } = await sql<WebhookDeliveryRow>`
    select * from (${select} where d.webhook_id = ${webhookId}) as delivery
    where is_wanted and body::jsonb ->> 'type' = any(${types})
      and (${state ?? null}::text is null or state = ${state ?? null})
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

/** Ids of the webhooks that want an event, and have no delivery of it: its job may run twice. */
export async function listReceivers(
  db: Kysely<Database>,
  { event_id, body }: Pick<WebhookDeliveryRow, "event_id" | "body">,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhooks w
    where w.enabled and ${isWanted(sql`${body}::jsonb`)}
      and not exists (select from webhook_deliveries d where d.event_id = ${event_id} and d.webhook_id = w.id)
    order by w.created_at, w.id`.execute(db);
  return rows.map(({ id }) => id);
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

/** Notes how an attempt ended; without an error it was delivered, and it stays so however a second one at the same time ends. */
export async function noteAttempt(
  db: Kysely<Database>,
  id: string,
  { status, error }: { status: number | null; error: string | null },
): Promise<void> {
  await sql`
    update webhook_deliveries set attempts = attempts + 1, status = ${status}::integer,
      error = ${error?.slice(0, 500) ?? null}, attempted_at = now(),
      delivered_at = case when ${error === null} then now() end
    where id = ${id} and delivered_at is null`.execute(db);
}

/** Notes why a delivery is not sent. */
export async function noteDeliveryError(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await db.updateTable("webhook_deliveries").set({ error }).where("id", "=", id).execute();
}
