import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isBehind, type Keyset, orderBy } from "./keyset.ts";
import { getBounds, type LocalPeriod, localDay, ofSites } from "./localPeriod.ts";
import type { Database } from "./schema.ts";

/**
 * Statements whose rows together are a ledger. All have the same columns, with `amount`, which is below zero for what was
 * used, `created_at`, `id`, which no other row of the ledger has, `site` and `currency`.
 */
export type Ledger = readonly RawBuilder<unknown>[];

/** Rows that count on the sites of a period, with their day: sums and lists are made of the same ones. */
const countedRows = (part: RawBuilder<unknown>, period: LocalPeriod): RawBuilder<unknown> => sql`
  select *, ${localDay("created_at", "site", period)} as day from (${part}) as entry where ${ofSites("site", period)}`;

/** Milliseconds of a ledger that one statement sums up, so that none takes longer with each year. */
const step = 91 * 86_400_000;

/**
 * Sums a ledger up to and within a period, by currency: parts of the sums, each of a step of time. `since` is the time of
 * the first row or an earlier one, and null without any.
 */
export async function* sumLedger(
  db: Kysely<Database>,
  { ledger, since }: { ledger: Ledger; since: RawBuilder<unknown> },
  period: LocalPeriod,
): AsyncGenerator<BalanceSums[]> {
  const { latest } = getBounds(period);
  const { rows } = await sql<{ since: string | null; now: string }>`
    select ${since} as since, now() as now`.execute(db);
  const [times] = rows;
  if (!times?.since) return;
  const end = Math.min(Date.parse(latest), Date.parse(times.now));
  let at = Date.parse(times.since);
  for (; at + step < end; at += step) yield await sumStep(db, ledger, period, [at, at + step]);
  yield await sumStep(db, ledger, period, [at, Date.parse(latest)]);
}

async function sumStep(
  db: Kysely<Database>,
  ledger: Ledger,
  period: LocalPeriod,
  times: [start: number, end: number],
): Promise<BalanceSums[]> {
  const { from, until } = period;
  const [start, end] = times.map((time) => new Date(time).toISOString());
  const parts = ledger.map(
    (part) => sql`
      select amount, currency, day from (${countedRows(part, period)}) as part
      where created_at >= ${start}::timestamptz and created_at < ${end}::timestamptz`,
  );
  const { rows } = await sql<BalanceSums>`
    select currency,
      coalesce(sum(amount) filter (where day < ${from}), 0) as opening,
      coalesce(sum(amount) filter (where day >= ${from} and amount > 0), 0) as added,
      coalesce(-sum(amount) filter (where day >= ${from} and amount < 0), 0) as used,
      coalesce(sum(amount), 0) as closing
    from (${sql.join(parts, sql` union all `)}) as counted
    where day <= ${until} group by currency order by currency`.execute(db);
  return rows;
}

/** A place behind which a page begins: a time in microseconds since 1970, and an id. */
export interface LedgerPlace {
  micros: string;
  id: number;
}

export interface LedgerPage {
  period: LocalPeriod;
  currency: string;
  direction: "added" | "used" | undefined;
  after: LedgerPlace | undefined;
  limit: number;
}

const newestFirst: Keyset = { keys: [sql`created_at`, sql`id`], isDescending: true };

function isAfter({ micros, id }: LedgerPlace): RawBuilder<boolean> {
  const time = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  // Where time and id are of two tables, an index finds the page by the time alone.
  return sql`created_at <= ${time} and ${isBehind(newestFirst, [time, sql`${id}::bigint`])}`;
}

/** Rows of a ledger with their `micros`, the newest first. Each part ends at the limit, so that an index is read no further. */
export function selectPage(
  ledger: Ledger,
  { period, currency, direction, after, limit }: LedgerPage,
): RawBuilder<unknown> {
  const { earliest, latest } = getBounds(period);
  const conditions = [
    sql`created_at >= ${earliest}::timestamptz and created_at < ${latest}::timestamptz`,
    // Planners take a range of expressions for one row in 200, and would read and sort all rows of the bounds.
    sql`case when day between ${period.from} and ${period.until} then true else false end`,
    sql`currency = ${currency}`,
    direction === undefined ? sql`amount <> 0` : direction === "added" ? sql`amount > 0` : sql`amount < 0`,
    ...(after === undefined ? [] : [isAfter(after)]),
  ];
  const parts = ledger.map(
    (part) => sql`(
      select * from (${countedRows(part, period)}) as part where ${sql.join(conditions, sql` and `)}
      order by ${orderBy(newestFirst)} limit ${limit})`,
  );
  return sql`
    select *, (extract(epoch from created_at) * 1000000)::bigint::text as micros
    from (${sql.join(parts, sql` union all `)}) as page order by ${orderBy(newestFirst)} limit ${limit}`;
}
