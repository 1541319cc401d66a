import type { BalanceSums } from "@velours/sdk/shop";
import type { Kysely } from "kysely";
import { sumLedger } from "../../../platform/store/ledger.ts";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { cashBackLedger } from "./cashBackLedger.ts";

/** Cash back that was owed when a period began and ended, and what came and went in it, by currency. */
export const sumCredits = (db: Kysely<Database>, period: LocalPeriod): Promise<BalanceSums[]> =>
  sumLedger(db, cashBackLedger, period);
