import type { SiteCode, StockEntry } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { StockPlace } from "./merchantStock.ts";

interface EntriesPage extends StockPlace {
  /** Sites whose orders are named; null for all. */
  sites: readonly SiteCode[] | null;
  /** Entries before this id; undefined to begin. */
  before: number | undefined;
  limit: number;
}

/** Entries of the ledger of a count, the newest first. */
export async function listStockEntries(
  db: Kysely<Database>,
  { variantId, region, sites, before, limit }: EntriesPage,
): Promise<StockEntry[]> {
  const older = before === undefined ? sql`` : sql`and e.id < ${before}`;
  const isNamed = sites === null ? sql`true` : sql`o.site = any(${[...sites]}::text[])`;
  const { rows } = await sql<StockEntry>`
    select e.id, e.created_at as time, e.reason, e.delta,
      case when ${isNamed} then o.document ->> 'number' end as "order"
    from stock_entries e left join orders o on o.id = e.order_id
    where e.variant_id = ${variantId} and e.region = ${region} ${older}
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}
