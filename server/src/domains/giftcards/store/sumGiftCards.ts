import type { BalanceSums } from "@velours/sdk/shop";
import type { Kysely } from "kysely";
import { sumLedger } from "../../../platform/store/ledger.ts";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { giftCardLedger } from "./giftCardLedger.ts";

/** Balances of gift cards when a period began and ended, with what came and went in it, by currency. */
export const sumGiftCards = (db: Kysely<Database>, period: LocalPeriod): Promise<BalanceSums[]> =>
  sumLedger(db, giftCardLedger, period);
