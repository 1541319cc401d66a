import type { Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";

/** Units of a variant that an order does not need after all. */
export interface ReturnedUnits {
  variantId: number;
  quantity: number;
}

/**
 * Puts units of an order back to where they were taken from. Units that were not counted when ordered are not counted
 * now. Returns the products whose stock changed.
 */
export async function returnStock(
  trx: Transaction<Database>,
  orderId: string,
  units: readonly ReturnedUnits[],
): Promise<Set<number>> {
  if (units.length === 0) return new Set();
  const variants = [...new Set(units.map(({ variantId }) => variantId))];
  const stock = await trx
    .selectFrom("stock")
    .select(["variant_id", "region", "quantity"])
    .where("variant_id", "in", variants)
    .orderBy("variant_id")
    .orderBy("region")
    .forUpdate()
    .execute();
  const entries = await trx
    .selectFrom("stock_entries")
    .select((eb) => ["variant_id", "region", eb.fn.sum<number>("delta").as("delta")])
    .where("order_id", "=", orderId)
    .groupBy(["variant_id", "region"])
    .execute();
  const returned = entries.flatMap(({ variant_id, region, delta }) => {
    const wanted = units
      .filter(({ variantId }) => variantId === variant_id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const row = stock.find((candidate) => candidate.variant_id === variant_id && candidate.region === region);
    const back = Math.min(wanted, -Number(delta));
    return back > 0 && row !== undefined && row.quantity !== null
      ? [{ variant_id, region, delta: back, quantity: row.quantity }]
      : [];
  });
  for (const { variant_id, region, delta, quantity } of returned) {
    await trx
      .updateTable("stock")
      .set({ quantity: quantity + delta })
      .where("variant_id", "=", variant_id)
      .where("region", "=", region)
      .execute();
  }
  if (returned.length === 0) return new Set();
  await trx
    .insertInto("stock_entries")
    .values(
      returned.map(({ variant_id, region, delta }) => ({
        variant_id,
        region,
        delta,
        reason: "refund" as const,
        order_id: orderId,
      })),
    )
    .execute();
  const rows = await trx
    .selectFrom("variants")
    .select("product_id")
    .distinct()
    .where(
      "id",
      "in",
      returned.map(({ variant_id }) => variant_id),
    )
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}
