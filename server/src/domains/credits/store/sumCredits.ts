import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import { sumLedger } from "../../../platform/store/ledger.ts";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { cashBackLedger } from "./cashBackLedger.ts";

/** Cash back that was owed when a period began and ended, and what came and went in it, by currency; in parts. */
export const sumCredits = (db: Kysely<Database>, period: LocalPeriod): AsyncGenerator<BalanceSums[]> =>
  sumLedger(db, { ledger: cashBackLedger, since: sql`(select min(created_at) from credit_entries)` }, period);
