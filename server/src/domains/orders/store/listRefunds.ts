import type { ReportKeys } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  earliestDay,
  getBounds,
  type LocalPeriod,
  localDay,
  type PeriodPage,
} from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { orderPlace } from "./reportKeys.ts";

/** A refund as reports group it. */
export interface ListedRefund extends ReportKeys {
  id: string;
  orderId: string;
  /** The part that did not reach the buyer. */
  failed: number;
}

const pageSize = 200;

/** A page begins behind this refund. */
interface LastRefund {
  at: string;
  id: string;
}

export const firstRefund = (period: LocalPeriod): LastRefund => ({
  at: getBounds(period).earliest,
  id: "00000000-0000-0000-0000-000000000000",
});

/** A page of a period's refunds, by the index of their times. */
export const selectRefunds = (
  period: LocalPeriod,
  last: LastRefund,
  limit = pageSize,
): RawBuilder<unknown> => sql`
  select id, order_id, created_at from refunds
  where created_at < ${getBounds(period).latest}::timestamptz
    and (created_at, id) > (${last.at}::timestamptz, ${last.id}::uuid)
  order by created_at, id limit ${limit}`;

/** The refunds that were decided in a period, the oldest first, in pages. */
export async function* listRefunds(
  db: Kysely<Database>,
  period: LocalPeriod,
  limit = pageSize,
): AsyncGenerator<PeriodPage<ListedRefund>> {
  const place = orderPlace("o.document");
  let last = firstRefund(period);
  for (;;) {
    const { rows } = await sql<ListedRefund & { at: string; earliest: string }>`
      select r.id, r.order_id as "orderId", (
          select coalesce(sum(p.amount), 0) from refund_payments p where p.refund_id = r.id and p.state = 'failed'
        ) as failed, r.created_at::text as at, ${earliestDay("r.created_at")} as earliest, o.site, o.currency,
        ${localDay("r.created_at", "o.site", period)} as day, ${place.country} as country, ${place.state} as state
      from (
        ${selectRefunds(period, last, limit)}
      ) as r join orders o on o.id = r.order_id
      order by r.created_at, r.id`.execute(db);
    const { from, until, sites } = period;
    const end = rows.at(-1);
    if (end === undefined) return;
    yield {
      rows: rows.filter(
        ({ day, site }) => day >= from && day <= until && (sites === null || sites.includes(site)),
      ),
      day: end.earliest,
    };
    if (rows.length < limit) return;
    last = end;
  }
}
