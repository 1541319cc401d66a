import type { OrderSums } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { getBounds, type LocalPeriod, localDay, ofSites } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { failedAt } from "../../payments/store/attempts.ts";
import { orderPlace } from "./reportKeys.ts";

/** The payments that failed in a period, by the index of their times. */
const selectFailures = (period: LocalPeriod): RawBuilder<unknown> => {
  const { earliest, latest } = getBounds(period);
  const { country, state } = orderPlace("o.document");
  return sql`
    select ${localDay("p.failed_at", "o.site", period)} as day, o.site, ${country} as country, ${state} as state,
      o.currency, p.amount - p.refunded as unpaid
    from (
      select order_id, amount, refunded, ${failedAt} as failed_at from payment_attempts p
      where p.state = 'failed' and ${failedAt} >= ${earliest}::timestamptz and ${failedAt} < ${latest}::timestamptz
    ) as p join orders o on o.id = p.order_id`;
};

/**
 * Sums of what payments did not bring that failed in a period, whenever their orders were placed: what was reported of a
 * month that is over stays.
 */
export async function sumFailures(db: Kysely<Database>, period: LocalPeriod): Promise<OrderSums[]> {
  const { rows } = await sql<OrderSums>`
    select day, site, country, state, currency, jsonb_build_object('unpaid', sum(unpaid)) as sums
    from (${selectFailures(period)}) as failed
    where day between ${period.from} and ${period.until} and ${ofSites("site", period)}
    group by day, site, country, state, currency`.execute(db);
  return rows;
}
