import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { sumLedger } from "../../../platform/store/sumLedger.ts";

/** Balances of gift cards when a period began and ended, with what came and went in it, by currency. */
export async function sumGiftCards(db: Kysely<Database>, period: LocalPeriod): Promise<BalanceSums[]> {
  const entries = sql`
    select e.amount, e.created_at, c.site, c.currency from gift_card_entries e join gift_cards c on c.code = e.code`;
  return sumLedger(db, entries, period);
}
