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
import type { WebhookRow } from "./webhooks.ts";

/** A delivery with what its job says, and its webhook. */
export interface WebhookDeliveryRow extends Selectable<WebhookDeliveryTable> {
  state: WebhookDelivery["state"];
  /** False when its webhook was narrowed to other kinds or sites since. */
  is_wanted: boolean;
  next_at: string | null;
}

/** Kinds and sites as jsonb; without sites, all of them. */
interface Wanted {
  events: RawBuilder<unknown>;
  sites: RawBuilder<unknown>;
}

/** True when an event (jsonb) has one of the kinds, and is of one of the sites: those of the webhook `w` by default. */
const isWanted = (
  event: RawBuilder<unknown>,
  { events, sites }: Wanted = { events: sql`w.events`, sites: sql`w.sites` },
) => sql`(${events} @> (${event} -> 'type')
  and (${sites} is null or coalesce(${sites} @> (${event} #> '{data,site}'), false)))`;

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

const isInState = {
  delivered: sql`d.delivered_at is not null`,
  waiting: isWaiting,
  failed: sql`d.delivered_at is null and not (${isWaiting})`,
};

/** Filters of a page of deliveries. */
interface DeliveryFilters {
  /** Kinds of events that the reader may read. */
  types: readonly WebhookEventType[];
  state?: WebhookDelivery["state"] | undefined;
  before?: number | undefined;
  limit: number;
}

/**
 * A page of what is sent to a webhook and still wanted, the newest first. The webhook's kinds and sites are given as values:
 * the planner's statistics say for them how many events are wanted.
 */
export function selectDeliveries(
  { id, events, sites }: Pick<WebhookRow, "id" | "events" | "sites">,
  { types, state, before, limit }: DeliveryFilters,
): RawBuilder<WebhookDeliveryRow> {
  const wanted = {
    events: sql`${JSON.stringify(events.filter((type) => types.includes(type)))}::jsonb`,
    sites: sql`${sites && JSON.stringify(sites)}::jsonb`,
  };
  return sql`
    ${select} where d.webhook_id = ${id} and ${isWanted(sql`d.body::jsonb`, wanted)}
      ${state ? sql`and ${isInState[state]}` : sql``}
      and (${before ?? null}::bigint is null or d.number < ${before ?? null})
    order by d.number desc limit ${limit}`;
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
