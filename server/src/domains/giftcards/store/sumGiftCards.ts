import type { BalanceSums } from "@velours/sdk/shop";
import { type Kysely, sql } from "kysely";
import { sumLedger } from "../../../platform/store/ledger.ts";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { giftCardLedger } from "./giftCardLedger.ts";

/** A card that was bought is owed from its order on. */
const since = sql`least(
  (select min(created_at) from gift_card_entries), (select min(created_at) from orders))`;

/** Balances of gift cards when a period began and ended, with what came and went in it, by currency; in parts. */
export const sumGiftCards = (db: Kysely<Database>, period: LocalPeriod): AsyncGenerator<BalanceSums[]> =>
  sumLedger(db, { ledger: giftCardLedger, since }, period);
