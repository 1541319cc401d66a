import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { isToPack } from "./isToPack.ts";
import type { OrderPlace } from "./listedOrders.ts";

interface PackingPage {
  /** Only these sites; null for all. */
  sites: readonly string[] | null;
  /** The place behind which the page begins. */
  after: OrderPlace | undefined;
  limit: number;
}

/** Orders with units to pack, the oldest first; orders with none left are not read. */
export async function listPackingIds(
  db: Kysely<Database>,
  { sites, after, limit }: PackingPage,
): Promise<{ id: string; place: OrderPlace }[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (o.created_at, o.number)
          > (timestamptz 'epoch' + ${after.value}::bigint * interval '1 microsecond', ${after.number})`;
  const ofSites = sites === null ? sql`` : sql`and o.site = any(${[...sites]}::text[])`;
  const { rows } = await sql<{ id: string; number: number; micros: string }>`
    select o.id, o.number, (extract(epoch from o.created_at) * 1000000)::bigint::text as micros
    from orders o
    where ${isToPack} ${ofSites} ${behind}
    order by o.created_at, o.number limit ${limit}`.execute(db);
  return rows.map(({ id, number, micros }) => ({ id, place: { value: micros, number } }));
}
