import type { MerchantProduct } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockProduct } from "../../catalogue/store/merchantProducts.ts";
import { setEnabled } from "../../catalogue/store/productRows.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireRevision } from "../toRevision.ts";
import { loadProduct } from "./loadProducts.ts";

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
  { id, enabled, ifMatch }: Sale,
  record: Recorder,
): Promise<MerchantProduct> {
  const isThere = await lockProduct(trx, id);
  const before = isThere ? await loadProduct(context, trx, id) : undefined;
  if (before === undefined) return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
  requireRevision(ifMatch, before.revision, before);
  const wasEnabled = !before.states.includes("disabled");
  if (wasEnabled === enabled) return before;
  await setEnabled(trx, [id], enabled);
  record([
    {
      part: "products",
      key: String(id),
      name: before.product.title,
      product: id,
      before: { enabled: wasEnabled },
      after: { enabled },
    },
  ]);
  return (await loadProduct(context, trx, id)) ?? before;
}
