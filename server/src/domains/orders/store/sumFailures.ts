import type { OrderSums } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  earliestDay,
  getBounds,
  type LocalPeriod,
  localDay,
  ofSites,
  type PeriodPage,
} from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { failedAt } from "../../payments/store/attempts.ts";
import { orderPlace } from "./reportKeys.ts";

const pageSize = 1000;

interface Page {
  size: number;
  last: LastFailure & { day: string };
  rows: OrderSums[];
}

/** A page begins behind this payment. */
interface LastFailure {
  at: string;
  id: string;
}

const firstFailure = (period: LocalPeriod): LastFailure => ({
  at: getBounds(period).earliest,
  id: "00000000-0000-0000-0000-000000000000",
});

/** A page of the payments that failed in a period, by the index of their times. */
const selectFailures = (period: LocalPeriod, last: LastFailure, limit: number): RawBuilder<unknown> => sql`
  select p.id, p.order_id, p.amount, p.refunded, ${failedAt} as failed_at from payment_attempts p
  where p.state = 'failed' and ${failedAt} < ${getBounds(period).latest}::timestamptz
    and (${failedAt}, p.id) > (${last.at}::timestamptz, ${last.id}::uuid)
  order by ${failedAt}, p.id limit ${limit}`;

/**
 * Sums of what payments did not bring that failed in a period, whenever their orders were placed: what was reported of a
 * month that is over stays. Rows of several pages may have the same keys.
 */
export async function* sumFailures(
  db: Kysely<Database>,
  period: LocalPeriod,
  limit = pageSize,
): AsyncGenerator<PeriodPage<OrderSums>> {
  const { country, state } = orderPlace("o.document");
  let last = firstFailure(period);
  for (;;) {
    const { rows } = await sql<Page>`
      with page as materialized (${selectFailures(period, last, limit)}), summed as (
        select day, site, country, state, currency, jsonb_build_object('unpaid', sum(unpaid)) as sums
        from (
          select ${localDay("p.failed_at", "o.site", period)} as day, o.site, ${country} as country,
            ${state} as state, o.currency, p.amount - p.refunded as unpaid
          from page as p join orders o on o.id = p.order_id
        ) as failed
        where day between ${period.from} and ${period.until} and ${ofSites("site", period)}
        group by day, site, country, state, currency
      )
      select (select count(*) from page)::integer as size,
        jsonb_build_object('at', failed_at::text, 'id', id, 'day', ${earliestDay("failed_at")}) as last,
        (select coalesce(jsonb_agg(to_jsonb(summed)), '[]') from summed) as rows
      from page order by failed_at desc, id desc limit 1`.execute(db);
    const page = rows[0];
    if (page === undefined) return;
    yield { rows: page.rows, day: page.last.day };
    if (page.size < limit) return;
    last = page.last;
  }
}
