import { type Kysely, sql } from "kysely";
import { deleteInSteps, type StepOptions } from "../../../platform/store/deleteInSteps.ts";
import type { Database } from "../../../platform/store/schema.ts";
import type { StockNoticeTable } from "../schema.ts";
import { hasUnits, isForSale, someVariant } from "./soldVariants.ts";

type Db = Kysely<Database>;

/** Notices that may be open for one address: anybody can type the address of somebody else. */
const mostForAddress = 50;
const keptDays = 180;

const isPriced = sql<boolean>`item -> 'prices' <> '{}'::jsonb`;

/** A variant can be bought where the notice is for, without a pre-order. */
const inStock = sql`exists (
  select from stock s join products p on p.id = n.product_id
  where s.variant_id = n.variant_id and s.region in (n.region, 'INTL') and p.enabled
    and ${someVariant(sql`item ->> 'id' = n.variant_id::text and ${isForSale} and ${isPriced}`)} and ${hasUnits})`;

export type NewStockNotice = Pick<
  StockNoticeTable,
  "product_id" | "variant_id" | "email" | "region" | "site" | "language"
>;

/** An email of the notice will be tried. After the last failure its job is dead, and a new wish opens the notice again. */
const isBeingSent = sql`exists (
  select from jobs j where j.kind = 'stock-notice' and j.done_at is null and j.dead_at is null
    and j.payload ->> 'notice_id' = stock_notices.id::text)`;

/** Stores a notice, one for each variant and address: the last region and language count, until its email is sent. */
export async function addStockNotice(db: Db, notice: NewStockNotice): Promise<void> {
  const { product_id, variant_id, email, region, site, language } = notice;
  await sql`
    insert into stock_notices (product_id, variant_id, email, region, site, language)
    select n.* from (
      select ${product_id}::bigint as product_id, ${variant_id}::bigint as variant_id, ${email}::text as email,
        ${region}::text as region, ${site}::text as site, ${language}::text as language
    ) n
    where not ${inStock}
      and (select count(*) from stock_notices o where o.email = n.email) < ${mostForAddress}
    on conflict (variant_id, email) do update
      set region = excluded.region, site = excluded.site, language = excluded.language, queued_at = null
      where stock_notices.queued_at is null or not ${isBeingSent}`.execute(db);
}

/** Queues the email of each notice whose variant is back; once, also when several processes look at the same time. */
export async function queueStockNotices(db: Db): Promise<void> {
  await sql`
    with due as (
      update stock_notices n set queued_at = now() where n.queued_at is null and ${inStock} returning n.id
    )
    insert into jobs (kind, payload)
    select 'stock-notice', jsonb_build_object('notice_id', id) from due`.execute(db);
}

export interface StockNotice extends NewStockNotice {
  in_stock: boolean;
}

/** A queued notice and whether its variant is still in stock; undefined once it was deleted. */
export async function readStockNotice(db: Db, id: number): Promise<StockNotice | undefined> {
  const { rows } = await sql<StockNotice>`
    select product_id, variant_id, email, region, site, language, ${inStock} as in_stock
    from stock_notices n where id = ${id} and queued_at is not null`.execute(db);
  return rows[0];
}

/** The variant cannot be bought any more, or not yet: the notice stays open. */
export async function requeueStockNotice(db: Db, id: number): Promise<void> {
  await db.updateTable("stock_notices").set({ queued_at: null }).where("id", "=", id).execute();
}

/** Deletes a notice, and with it the address. */
export async function deleteStockNotice(db: Db, id: number): Promise<void> {
  await db.deleteFrom("stock_notices").where("id", "=", id).execute();
}

export const deleteOldNotices = (db: Db, options: StepOptions = {}): Promise<number> =>
  deleteInSteps(
    db,
    {
      table: "stock_notices",
      from: sql`created_at`,
      before: sql`now() - make_interval(days => ${keptDays})`,
    },
    options,
  );
