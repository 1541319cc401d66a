import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type LocalPeriod, localDay, ofSites } from "./localPeriod.ts";
import type { Database } from "./schema.ts";

/** Sums a ledger's `entries` (amount, created_at, site, currency) up to and within a period. */
export async function sumLedger(
  db: Kysely<Database>,
  entries: RawBuilder<unknown>,
  period: LocalPeriod,
): Promise<BalanceSums[]> {
  const { from, until } = period;
  const { rows } = await sql<BalanceSums>`
    select currency,
      coalesce(sum(amount) filter (where day < ${from}), 0) as opening,
      coalesce(sum(amount) filter (where day >= ${from} and amount > 0), 0) as added,
      coalesce(-sum(amount) filter (where day >= ${from} and amount < 0), 0) as used,
      coalesce(sum(amount), 0) as closing
    from (
      select amount, currency, ${localDay("created_at", "site", period)} as day from (${entries}) as entry where ${ofSites("site", period)}
    ) as dated
    where day <= ${until} group by currency order by currency`.execute(db);
  return rows;
}
