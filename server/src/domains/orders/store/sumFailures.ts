import type { OrderSums } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  getBounds,
  type LocalPeriod,
  localDay,
  type PeriodPage,
} from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { failedAt } from "../../payments/store/attempts.ts";
import { firstUuid, type PeriodPlace, readPeriodPages } from "./readPeriodPages.ts";
import { orderPlace } from "./reportKeys.ts";

/** A page of the payments that failed in a period, by the index of their times. */
function selectFailures(period: LocalPeriod, limit: number, last?: PeriodPlace): RawBuilder<unknown> {
  const { earliest, latest } = getBounds(period);
  const { at, id } = last ?? { at: earliest, id: firstUuid };
  return sql`
    select ${failedAt} as time, p.id, p.order_id, p.amount, p.refunded from payment_attempts p
    where p.state = 'failed' and ${failedAt} < ${latest}::timestamptz
      and (${failedAt}, p.id) > (${at}::timestamptz, ${id}::uuid)
    order by ${failedAt}, p.id limit ${limit}`;
}

/**
 * Sums of what payments did not bring that failed in a period, whenever their orders were placed: what was reported of a
 * month that is over stays. Rows of several pages may have the same keys.
 */
export function sumFailures(
  db: Kysely<Database>,
  period: LocalPeriod,
  limit = 1000,
): AsyncGenerator<PeriodPage<OrderSums>> {
  const { country, state } = orderPlace("o.document");
  return readPeriodPages(db, period, {
    limit,
    page: (limit, last) => selectFailures(period, limit, last),
    rows: sql`
      select ${localDay("p.time", "o.site", period)} as day, o.site, ${country} as country, ${state} as state, o.currency,
        jsonb_build_object('unpaid', sum(p.amount - p.refunded)) as sums
      from page as p join orders o on o.id = p.order_id group by 1, 2, 3, 4, 5`,
  });
}
