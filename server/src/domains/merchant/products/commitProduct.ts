import type { Reason } from "@velours/sdk/import";
import { derivePrices } from "@velours/sdk/shop";
import type { MerchantProduct, Product } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStock } from "../../catalogue/store/lockStock.ts";
import { lockProduct } from "../../catalogue/store/merchantProducts.ts";
import { nextId } from "../../catalogue/store/productRows.ts";
import { upsertProducts } from "../../catalogue/store/products.ts";
import { checkRow } from "../../import/checkRow.ts";
import { lockImports } from "../../import/store.ts";
import { changedFields } from "../audit/changedFields.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import { keepStock } from "./keepStock.ts";
import { loadProductRow, presentProduct } from "./loadProducts.ts";
import { numberVariants } from "./numberVariants.ts";
import { productProblem } from "./productProblem.ts";

export type BadProduct = ErrorResponse<"productBad">;
export type ProductRefusal = BadProduct | ErrorResponse<"resourceDoesNotExist" | "changedMeanwhile">;

interface ProductChange {
  id: number;
  ifMatch?: string | undefined;
  change: (stored: Product) => Product;
}

/** Saves a product that is there, checked as an import checks it; its stock stays. Refuses with a ProductRefusal. */
export async function commitProduct(
  trx: Transaction,
  context: Pick<Context, "catalogue" | "language">,
  { id, ifMatch, change }: ProductChange,
  record: Recorder,
): Promise<MerchantProduct> {
  // In this order, as checkouts and changes of prices do.
  await lockStock(trx, [id]);
  await lockImports(trx);
  await lockProduct(trx, id);
  const row = await loadProductRow(context, trx, id);
  if (row === undefined) return refuseWrites<ProductRefusal>(refuse("resourceDoesNotExist"));
  const before = presentProduct(row);
  requireRevision(ifMatch, before.revision, before);
  await write(trx, context, keepStock({ ...change(before.product), id }, row), row.document);
  return recordSaved(trx, context, before.product, id, record);
}

/** Adds a product under the next free number. Refuses with a BadProduct. */
export async function addProduct(
  trx: Transaction,
  context: Pick<Context, "catalogue" | "language">,
  product: Product,
  record: Recorder,
): Promise<MerchantProduct> {
  await lockImports(trx);
  const id = await nextId(trx, "products");
  await write(trx, context, { ...product, id });
  return recordSaved(trx, context, undefined, id, record);
}

async function write(
  trx: Transaction,
  context: Pick<Context, "language">,
  sent: Product,
  stored?: Product,
): Promise<void> {
  const product = withoutBlanks(sent);
  const nextVariant = await nextId(trx, "variants");
  const problem = productProblem(product, { product: stored, nextVariant });
  if (problem !== undefined) return refuseBad(context, problem);
  const next = derivePrices(numberVariants(product, nextVariant));
  const checked = await checkRow(trx, "products", next, {
    allowFree: stored !== undefined && isFree(stored),
  });
  if ("reasons" in checked) return refuseBad(context, ...checked.reasons);
  await upsertProducts(trx, [checked.row]);
}

/** Refuses a product, and says why. */
export const refuseBad = (context: Pick<Context, "language">, ...reasons: readonly Reason[]): never =>
  refuseWrites<BadProduct>(refuse("productBad", { reason: presentReasons(context, reasons) }));

/** An import may have let it cost nothing, and its words can be changed since. */
const isFree = ({ variants }: Product): boolean =>
  variants.some(({ prices }) => Object.values(prices).includes(0));

/** A handle is found by its letters alone. */
function withoutBlanks({ handle, ...product }: Product): Product {
  const trimmed = handle?.trim() ?? "";
  return { ...product, ...(trimmed !== "" && { handle: trimmed }) };
}

/** Records the fields that changed; answers the product as it is now. */
async function recordSaved(
  trx: Transaction,
  context: Pick<Context, "catalogue">,
  before: Product | undefined,
  id: number,
  record: Recorder,
): Promise<MerchantProduct> {
  const row = await loadProductRow(context, trx, id);
  if (row === undefined) throw new Error(`product ${id} is gone`);
  const saved = presentProduct(row);
  const { product } = saved;
  // Orders may name it, so one that was added is taken off sale by an undo instead of deleted.
  const change =
    before === undefined
      ? { before: { enabled: false }, after: { enabled: product.enabled !== false } }
      : changedFields(before, product);
  if (before === undefined || Object.keys({ ...change.before, ...change.after }).length > 0)
    record([{ part: "products", key: String(id), name: product.title, product: id, ...change }]);
  return saved;
}
