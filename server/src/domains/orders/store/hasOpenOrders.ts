import type { Currency } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** True when an order of a site in a currency is not packed, or has a return or a payment that somebody must look at. */
export async function hasOpenOrders(
  db: Kysely<Database>,
  site: string,
  currency: Currency,
): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("site", "=", site)
    .where("currency", "=", currency)
    .where(sql<boolean>`(to_pack is not false or return_requested or in_trouble)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
