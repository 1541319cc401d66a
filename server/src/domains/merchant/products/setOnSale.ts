import type { MerchantProduct } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { ErrorResponse } from "../../../platform/contract.ts";
import type { Replay } from "../../../platform/idempotency/replay.ts";
import { commitOnce } from "../commitOnce.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { commitSale } from "./commitSale.ts";

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
      (trx, _, { record }) =>
        commitSale(trx, context, { id, ifMatch, enabled: operation === "enableMerchantProduct" }, record),
    )
  );
}
