import type { CartLine } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { levelOf } from "./presentProduct.ts";
import type { StockRow } from "./readRecords.ts";
import { bumpRevision } from "./revision.ts";

/** A variant that is no longer there in the quantity asked for. */
export class OutOfStock extends Error {
  readonly variantId: number;

  constructor(variantId: number) {
    super(`variant ${variantId} is out of stock`);
    this.name = "OutOfStock";
    this.variantId = variantId;
  }
}

/**
 * Takes the units of these lines out of stock. Rows are locked in one order, so two orders never wait for each other
 * in a ring; each variant comes from one region, the shopper's own first. Throws OutOfStock when no region has
 * enough and the variant cannot be ordered ahead. Answers the products whose level in words changed.
 */
export async function takeStock(
  trx: Transaction<Database>,
  lines: readonly CartLine[],
  orderId: string,
  region: string | undefined,
): Promise<Set<number>> {
  const wanted = unitsByVariant(lines);
  const rows = await trx
    .selectFrom("stock")
    .selectAll()
    .where("variant_id", "in", [...wanted.keys()])
    .orderBy("variant_id")
    .orderBy("region")
    .forUpdate()
    .execute();

  const changed = new Set<number>();
  const entries: { variant_id: number; region: string; delta: number; reason: "order"; order_id: string }[] =
    [];
  for (const [variantId, { units, ahead, productId }] of wanted) {
    const here = rows.filter((row) => row.variant_id === variantId).sort(nearest(region));
    const from = here.find(({ quantity, level }) =>
      quantity === null ? level !== "none" : quantity >= units,
    );
    if (from === undefined && !(ahead && here.length > 0)) throw new OutOfStock(variantId);
    if (from === undefined || from.quantity === null) continue;
    const left = { ...from, quantity: from.quantity - units };
    await trx
      .updateTable("stock")
      .set({ quantity: left.quantity })
      .where("variant_id", "=", variantId)
      .where("region", "=", from.region)
      .execute();
    entries.push({
      variant_id: variantId,
      region: from.region,
      delta: -units,
      reason: "order",
      order_id: orderId,
    });
    if (levelOf(left) !== levelOf(from)) changed.add(productId);
  }
  if (entries.length > 0) await trx.insertInto("stock_entries").values(entries).execute();
  return changed;
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

interface Wanted {
  units: number;
  ahead: boolean;
  productId: number;
}

function unitsByVariant(lines: readonly CartLine[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>();
  for (const { variant, product, quantity } of lines) {
    const before = wanted.get(variant.id)?.units ?? 0;
    const ahead = variant.inventory_policy === "continue";
    wanted.set(variant.id, { units: before + quantity, ahead, productId: product.id });
  }
  return wanted;
}

/** The region's own stock, then what ships anywhere, then the rest. */
function nearest(region: string | undefined): (a: StockRow, b: StockRow) => number {
  const distance = (row: StockRow) => [region, "INTL"].indexOf(row.region) >>> 0;
  return (a, b) => distance(a) - distance(b);
}
