import type { MerchantPromotion } from "@velours/sdk/types";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";
import { requireAllSites } from "./requireAllSites.ts";

type Refusal = ErrorResponse<"merchantScopeMissing" | "resourceDoesNotExist" | "changedMeanwhile">;

/** Ends a promotion; the rest of it stays. */
export const endMerchantPromotion: Handler<"endMerchantPromotion"> = (
  { params: { id }, headers },
  context,
) => {
  const refused = requireAllSites(context, "promotions:write");
  if (refused !== null) return refused;
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantPromotion, null, Refusal>(
    context,
    {
      operation: "endMerchantPromotion",
      key: headers["idempotency-key"],
      input: { id, ifMatch },
      entry: ({ promotion }) => ({ command: `endMerchantPromotion ${id}`, site: promotion.site }),
    },
    async () => null,
    (trx, _, { record }) =>
      commitPromotion(trx, context, id, ifMatch, (stored) => stored && { ...stored, enabled: false }, record),
  );
};
