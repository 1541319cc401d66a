import { packableStatuses } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import type { OrderPlace } from "./listedOrders.ts";

interface PackingPage {
  /** Only these sites; null for all. */
  sites: readonly string[] | null;
  /** The place behind which the page begins. */
  after: OrderPlace | undefined;
  limit: number;
}

/** Orders with units to pack, the oldest first. Each status is read by its index, up to the limit. */
export async function listPackingIds(
  db: Kysely<Database>,
  { sites, after, limit }: PackingPage,
): Promise<{ id: string; place: OrderPlace }[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (o.created_at, o.number)
          > (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.number})`;
  const ofSites = sites === null ? sql`` : sql`and o.site = any(${[...sites]}::text[])`;
  const parts = packableStatuses.map(
    (status) => sql`(
      select o.id, o.number, o.created_at from orders o
      where o.status = ${status} ${ofSites} ${behind}
        and exists (select from order_lines l
          where l.order_id = o.id and l.in_parcel and l.shipped + l.refunded < l.quantity)
      order by o.created_at, o.number limit ${limit})`,
  );
  const { rows } = await sql<{ id: string; number: number; micros: string }>`
    select id, number, (extract(epoch from created_at) * 1000000)::bigint::text as micros
    from (${sql.join(parts, sql` union all `)}) as waiting
    order by created_at, number limit ${limit}`.execute(db);
  return rows.map(({ id, number, micros }) => ({ id, place: { micros, number } }));
}
