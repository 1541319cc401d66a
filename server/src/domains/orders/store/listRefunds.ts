import type { ReportKeys } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  getBounds,
  type LocalPeriod,
  localDay,
  type PeriodPage,
} from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { firstUuid, type PeriodPlace, readPeriodPages } from "./readPeriodPages.ts";
import { orderPlace } from "./reportKeys.ts";

/** A refund as reports group it. */
export interface ListedRefund extends ReportKeys {
  id: string;
  orderId: string;
  /** The part that did not reach the buyer. */
  failed: number;
}

const pageSize = 200;

/** A page of a period's refunds, by the index of their times. */
export function selectRefunds(
  period: LocalPeriod,
  limit = pageSize,
  last?: PeriodPlace,
): RawBuilder<unknown> {
  const { earliest, latest } = getBounds(period);
  const { at, id } = last ?? { at: earliest, id: firstUuid };
  return sql`
    select created_at as time, id, order_id from refunds
    where created_at < ${latest}::timestamptz and (created_at, id) > (${at}::timestamptz, ${id}::uuid)
    order by created_at, id limit ${limit}`;
}

/** The refunds that were decided in a period, in pages. */
export function listRefunds(
  db: Kysely<Database>,
  period: LocalPeriod,
  limit = pageSize,
): AsyncGenerator<PeriodPage<ListedRefund>> {
  const place = orderPlace("o.document");
  return readPeriodPages(db, period, {
    limit,
    page: (limit, last) => selectRefunds(period, limit, last),
    rows: sql`
      select r.id, r.order_id as "orderId", (
          select coalesce(sum(p.amount), 0) from refund_payments p where p.refund_id = r.id and p.state = 'failed'
        ) as failed, o.site, o.currency, ${localDay("r.time", "o.site", period)} as day,
        ${place.country} as country, ${place.state} as state
      from page r join orders o on o.id = r.order_id`,
  });
}
