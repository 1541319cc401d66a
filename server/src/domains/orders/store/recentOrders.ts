import type { Order } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

interface RecentOrders {
  site: string;
  from: string | undefined;
  until: string | undefined;
  limit: number;
}

/** The newest orders of a site in a period. */
export async function readRecentOrders(
  db: Kysely<Database>,
  { site, from, until, limit }: RecentOrders,
): Promise<Order[]> {
  const { rows } = await sql<{ document: Order }>`
    select document from orders
    where site = ${site}
      and created_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
      and created_at < coalesce(${until ?? null}::timestamptz, 'infinity')
    order by created_at desc, number desc limit ${limit}`.execute(db);
  return rows.map(({ document }) => document);
}
