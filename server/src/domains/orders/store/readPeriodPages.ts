import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  earliestDay,
  type LocalPeriod,
  ofSites,
  type PeriodPage,
} from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";

/** A page begins behind the row of this time and id. */
export interface PeriodPlace {
  at: string;
  id: string | number;
}

export const firstUuid = "00000000-0000-0000-0000-000000000000";

interface PageQuery {
  limit: number;
  /** The next rows by their columns `time` and `id`; from the beginning without a place. */
  page(limit: number, last?: PeriodPlace): RawBuilder<unknown>;
  /** Rows made of a `page`, with `day` and `site`; those outside of the period are left out. */
  rows: RawBuilder<unknown>;
}

/** Reads a period a page at a time: memory and each statement stay small whatever the period. */
export async function* readPeriodPages<Row>(
  db: Kysely<Database>,
  period: LocalPeriod,
  { limit, page, rows }: PageQuery,
): AsyncGenerator<PeriodPage<Row>> {
  let last: (PeriodPlace & { day: string }) | undefined;
  for (;;) {
    const read = await sql<{ size: number; last: typeof last | null; rows: Row[] }>`
      with page as materialized (${page(limit, last)}), made as (${rows})
      select (select count(*) from page)::integer as size,
        (select jsonb_build_object('at', time::text, 'id', id, 'day', ${earliestDay("time")})
          from page order by time desc, id desc limit 1) as last,
        (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(made))), '[]') from made
          where day between ${period.from} and ${period.until} and ${ofSites("site", period)}) as rows`.execute(
      db,
    );
    const found = read.rows[0];
    if (!found?.last) return;
    yield { rows: found.rows, day: found.last.day };
    if (found.size < limit) return;
    last = found.last;
  }
}
