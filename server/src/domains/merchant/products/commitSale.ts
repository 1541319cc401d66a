import type { MerchantProduct } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockProducts } from "../../catalogue/store/merchantProducts.ts";
import { setEnabled } from "../../catalogue/store/productRows.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireRevision } from "../toRevision.ts";
import { loadProductRows, presentProduct } from "./loadProducts.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "changedMeanwhile">;

interface Sale {
  id: number;
  enabled: boolean;
  ifMatch?: string | undefined;
}

/** Puts a product on sale or takes it off. */
export async function commitSale(
  trx: Transaction,
  context: Pick<Context, "catalogue">,
  sale: Sale,
  record: Recorder,
): Promise<MerchantProduct> {
  const [saved] = await commitSales(trx, context, [sale], record);
  if (saved === undefined) throw new Error(`product ${sale.id} is gone`);
  return saved;
}

/** The same with several at once; answers them in the order of their ids. */
export async function commitSales(
  trx: Transaction,
  context: Pick<Context, "catalogue">,
  sales: readonly Sale[],
  record: Recorder,
): Promise<MerchantProduct[]> {
  const ids = sales.map(({ id }) => id);
  await lockProducts(trx, ids);
  const rows = await loadProductRows(context, trx, ids);
  const changed = sales.filter(({ id, enabled, ifMatch }) => {
    const row = rows.get(id);
    if (row === undefined) return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
    const before = presentProduct(row);
    requireRevision(ifMatch, before.revision, before);
    return row.states.includes("disabled") === enabled;
  });
  for (const enabled of [true, false]) {
    const own = changed.filter((sale) => sale.enabled === enabled).map(({ id }) => id);
    if (own.length > 0) await setEnabled(trx, own, enabled);
  }
  record(
    changed.map(({ id, enabled }) => ({
      part: "products",
      key: String(id),
      name: rows.get(id)?.document.title ?? "",
      product: id,
      before: { enabled: !enabled },
      after: { enabled },
    })),
  );
  const now = changed.length > 0 ? await loadProductRows(context, trx, ids) : rows;
  return [...now.values()].map(presentProduct);
}
