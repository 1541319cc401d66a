import type { Kysely } from "kysely";
import type { Database } from "../platform/store/schema.ts";

/** How many units of a variant are in stock, where one region has it; null where none are counted. */
export async function readQuantity(db: Kysely<Database>, variantId: number): Promise<number | null> {
  const { quantity } = await db
    .selectFrom("stock")
    .select("quantity")
    .where("variant_id", "=", variantId)
    .executeTakeFirstOrThrow();
  return quantity;
}
