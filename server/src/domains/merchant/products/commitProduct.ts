import type { Reason } from "@velours/sdk/import";
import { changedFields, keepStock, prepareProduct, replayRefusal } from "@velours/sdk/shop";
import type { MerchantProduct, Product } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStock } from "../../catalogue/store/lockStock.ts";
import { lockProducts, type MerchantProductRow } from "../../catalogue/store/merchantProducts.ts";
import { removeUnmoved, type StockPlace } from "../../catalogue/store/merchantStock.ts";
import { nextId } from "../../catalogue/store/productRows.ts";
import { upsertProducts } from "../../catalogue/store/products.ts";
import { checkPartRows } from "../../import/checkPartRows.ts";
import { lockImports } from "../../import/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import { dropStock } from "./dropStock.ts";
import { loadProductRows, presentProduct } from "./loadProducts.ts";

type BadProduct = ErrorResponse<"productBad">;
type ProductRefusal = Refusal<"saveMerchantProduct">;

interface ProductChange {
  id: number;
  ifMatch?: string | undefined;
  change: (stored: Product) => Product;
  /** Stock that goes with the change. */
  dropped?: readonly StockPlace[];
}

/** Saves a product that is there, checked as an import checks it; its stock stays. */
export async function commitProduct(
  trx: Transaction,
  context: Pick<Context, "catalogue" | "language">,
  change: ProductChange,
  record: Recorder,
): Promise<MerchantProduct> {
  const [saved] = await commitProducts(trx, context, [change], record);
  if (saved === undefined) throw new Error(`product ${change.id} is gone`);
  return saved;
}

/** A product that cannot be saved. */
interface RefusedProduct {
  id: number;
  reasons: readonly Reason[];
}

/**
 * Saves several products at once, each as `commitProduct` does, and answers them in the order of their ids. `onBad` refuses
 * those that cannot be saved.
 */
export async function commitProducts(
  trx: Transaction,
  context: Pick<Context, "catalogue" | "language">,
  changes: readonly ProductChange[],
  record: Recorder,
  onBad?: (bad: readonly RefusedProduct[]) => never,
): Promise<MerchantProduct[]> {
  const ids = changes.map(({ id }) => id);
  // In this order, as checkouts and changes of prices do.
  await lockStock(trx, ids);
  await lockImports(trx);
  await lockProducts(trx, ids);
  const rows = await loadProductRows(context, trx, ids);
  const places = changes.flatMap(({ dropped = [] }) => dropped);
  if (places.length > 0 && !(await removeUnmoved(trx, places))) return refuseWrites(replayRefusal("stock"));
  const products = changes.map(({ id, ifMatch, change, dropped = [] }): WrittenProduct => {
    const row = rows.get(id);
    if (row === undefined) return refuseWrites<ProductRefusal>(refuse("resourceDoesNotExist"));
    const before = presentProduct(row);
    requireRevision(ifMatch, before.revision, before);
    return {
      sent: keepStock({ ...change(before.product), id }, dropStock(row, dropped)),
      stored: row.document,
    };
  });
  await write(trx, context, products, onBad);
  return recordSaved(trx, context, { ids, before: rows }, record);
}

/** Adds a product under the next free number. */
export async function addProduct(
  trx: Transaction,
  context: Pick<Context, "catalogue" | "language">,
  product: Product,
  record: Recorder,
): Promise<MerchantProduct> {
  await lockImports(trx);
  const id = await nextId(trx, "products");
  await write(trx, context, [{ sent: { ...product, id } }]);
  const [saved] = await recordSaved(trx, context, { ids: [id], before: new Map() }, record);
  if (saved === undefined) throw new Error(`product ${id} is gone`);
  return saved;
}

interface WrittenProduct {
  sent: Product;
  /** Undefined for a new one. */
  stored?: Product;
}

async function write(
  trx: Transaction,
  context: Pick<Context, "language">,
  products: readonly WrittenProduct[],
  onBad = (bad: readonly RefusedProduct[]): never =>
    refuseBad(context, ...bad.flatMap(({ reasons }) => reasons)),
): Promise<void> {
  let nextVariant = await nextId(trx, "variants");
  const problems: RefusedProduct[] = [];
  const next = products.map(({ sent, stored }) => {
    const prepared = prepareProduct(sent, stored, nextVariant);
    if (prepared.problem !== undefined) problems.push({ id: sent.id, reasons: [prepared.problem] });
    nextVariant = Math.max(nextVariant, ...prepared.row.variants.map(({ id }) => id + 1));
    return prepared;
  });
  if (problems.length > 0) return onBad(problems);
  for (const allowFree of [true, false]) {
    const rows = next.filter((each) => each.allowFree === allowFree).map(({ row }) => row);
    if (rows.length === 0) continue;
    const checked = await checkPartRows(trx, "products", rows, { allowFree });
    if ("bad" in checked)
      return onBad(checked.bad.map(({ row, reasons }) => ({ id: rows[row]?.id ?? 0, reasons })));
    await upsertProducts(trx, checked.rows);
  }
}

/** Refuses a product, and says why. */
export const refuseBad = (context: Pick<Context, "language">, ...reasons: readonly Reason[]): never =>
  refuseWrites<BadProduct>(refuse("productBad", { reason: presentReasons(context, reasons) }));

/** Records the fields that changed; answers the products as they are now, in the order of their ids. */
async function recordSaved(
  trx: Transaction,
  context: Pick<Context, "catalogue">,
  { ids, before }: { ids: readonly number[]; before: ReadonlyMap<number, MerchantProductRow> },
  record: Recorder,
): Promise<MerchantProduct[]> {
  const rows = await loadProductRows(context, trx, ids);
  return [...rows].map(([id, row]) => {
    const saved = presentProduct(row);
    const { product } = saved;
    const stored = before.get(id);
    // Orders may name it, so one that was added is taken off sale by an undo instead of deleted.
    const change =
      stored === undefined
        ? { before: { enabled: false }, after: { enabled: product.enabled !== false } }
        : changedFields(presentProduct(stored).product, product);
    const isChanged = stored === undefined || Object.keys({ ...change.before, ...change.after }).length > 0;
    record(
      isChanged ? [{ part: "products", key: String(id), name: product.title, product: id, ...change }] : [],
    );
    return saved;
  });
}
