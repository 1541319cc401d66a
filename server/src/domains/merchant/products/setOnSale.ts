import type { MerchantProduct } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import type { Replay } from "../../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import { lockProduct } from "../../catalogue/store/merchantProducts.ts";
import { setEnabled } from "../../catalogue/store/productRows.ts";
import { commitOnce } from "../commitOnce.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { requireRevision } from "../toRevision.ts";
import { loadProduct } from "./loadProducts.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "resourceDoesNotExist" | "changedMeanwhile">;

interface Sale {
  operation: "disableMerchantProduct" | "enableMerchantProduct";
  id: number;
  key: string | undefined;
  ifMatch: string | undefined;
}

/** Puts a product on sale or takes it off, once for an Idempotency-Key. */
export async function setOnSale(
  context: Context,
  { operation, id, key, ifMatch }: Sale,
): Promise<Replay<MerchantProduct> | Refusal> {
  const write = { operation, key, input: { id, ifMatch }, entry: `${operation} ${id}` };
  return (
    requireAllSites(context, "catalogue:write") ??
    commitOnce<MerchantProduct, null, Refusal>(
      context,
      write,
      async () => null,
      async (trx) => {
        const isThere = await lockProduct(trx, id);
        const before = isThere ? await loadProduct(context, trx, id) : undefined;
        if (before === undefined) return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
        requireRevision(ifMatch, before.revision, before);
        await setEnabled(trx, [id], operation === "enableMerchantProduct");
        return (await loadProduct(context, trx, id)) ?? before;
      },
    )
  );
}
