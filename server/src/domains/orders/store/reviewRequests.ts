import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { hasUnitsToPack } from "./lines.ts";

/**
 * Days after it was due in which an order is still asked about. A setting that is turned on writes to no buyers of before
 * them, and a shop that was stopped for longer leaves its emails out.
 */
export const dueForDays = 3;

const batch = 500;

/** The address wants no such email. */
const isRefused = (email: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from review_refusals where email = lower(${email}))`;

/**
 * Queues the email that asks for a review, for orders of a site whose last parcel left so many days ago and that nothing
 * is left to send of. Each order once, also when several processes look at the same time.
 */
export async function queueReviewRequests(db: Kysely<Database>, site: string, days: number): Promise<void> {
  for (let count = batch; count === batch; ) {
    const { numAffectedRows } = await sql`
      with due as (
        select s.order_id from shipments s join orders o on o.id = s.order_id
        where s.created_at > now() - make_interval(days => ${days + dueForDays})
          and s.created_at <= now() - make_interval(days => ${days})
          and o.site = ${site} and o.cancelled_at is null
          -- An erased buyer's address; nothing is ever delivered to this domain.
          and o.email not like '%.invalid'
          and not exists (select from shipments l where l.order_id = s.order_id and l.created_at > s.created_at)
          and not ${hasUnitsToPack(sql`s.order_id`)}
          and not exists (select from review_requests r where r.order_id = s.order_id)
          and not ${isRefused(sql`o.email`)}
        order by s.created_at limit ${batch}
      ), requested as (
        insert into review_requests (order_id) select distinct order_id from due order by order_id
        on conflict do nothing returning order_id
      )
      insert into jobs (kind, payload)
      select 'mail', jsonb_build_object('template', 'review-request', 'order_id', order_id) from requested`.execute(
      db,
    );
    count = Number(numAffectedRows ?? 0);
  }
}

/** True for an address that wants no email that asks for a review. */
export async function hasRefusedReviewRequests(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql<{
    refused: boolean;
  }>`select ${isRefused(sql`${email}::text`)} as refused`.execute(db);
  return rows[0]?.refused ?? false;
}

/** Forgets that an address wants no email that asks for a review. */
export async function allowReviewRequests(db: Kysely<Database>, email: string): Promise<void> {
  await sql`delete from review_refusals where email = ${email.toLowerCase()}`.execute(db);
}

/** Stores that an address wants no email that asks for a review. */
export async function refuseReviewRequests(db: Kysely<Database>, email: string): Promise<void> {
  await sql`insert into review_refusals (email) values (${email.toLowerCase()}) on conflict do nothing`.execute(
    db,
  );
}
