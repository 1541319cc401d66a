import { planStock } from "@velours/sdk/shop";
import type { CartLine } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import type { Database } from "../../../platform/store/schema.ts";
import { bumpRevision } from "./revision.ts";

/** A variant is no longer in stock in the requested quantity. */
export class OutOfStock extends Error {
  readonly variantId: number;

  constructor(variantId: number) {
    super(`variant ${variantId} is out of stock`);
    this.name = "OutOfStock";
    this.variantId = variantId;
  }
}

/**
 * Takes the units of these lines out of stock. Rows are locked in one order, so that orders cannot deadlock; each
 * variant comes from one region, the shopper's own first. Throws OutOfStock when no region has enough and the variant
 * cannot be preordered. Returns the products whose stock level changed.
 */
export async function takeStock(
  trx: Transaction<Database>,
  lines: readonly CartLine[],
  orderId: string,
  region: string | undefined,
): Promise<Set<number>> {
  const variants = [...new Set(lines.map((line) => line.variant.id))];
  const rows = await trx
    .selectFrom("stock")
    .selectAll()
    .where("variant_id", "in", variants)
    .orderBy("variant_id")
    .orderBy("region")
    .forUpdate()
    .execute();

  const plan = planStock(lines, rows, region);
  if ("missing" in plan) throw new OutOfStock(plan.missing);
  for (const { row, units } of plan.takes) {
    await trx
      .updateTable("stock")
      .set({ quantity: (row.quantity ?? 0) - units })
      .where("variant_id", "=", row.variant_id)
      .where("region", "=", row.region)
      .execute();
  }
  const entries = plan.takes.map(({ row, units }) => ({
    variant_id: row.variant_id,
    region: row.region,
    delta: -units,
    reason: "order" as const,
    order_id: orderId,
  }));
  if (entries.length > 0) await trx.insertInto("stock_entries").values(entries).execute();
  return new Set(plan.takes.flatMap(({ productId, levelChanges }) => (levelChanges ? productId : [])));
}

/** Tells the catalogues in memory that these products look different now. */
export async function markChanged(trx: Transaction<Database>, products: ReadonlySet<number>): Promise<void> {
  if (products.size === 0) return;
  const revision = await bumpRevision(trx);
  await trx
    .updateTable("products")
    .set({ revision })
    .where("id", "in", [...products])
    .execute();
}
