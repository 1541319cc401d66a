import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { requirePromotionConsent } from "./approvals/requirePromotionConsent.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";
import { requireAllSites } from "./requireAllSites.ts";

type Refusal = ErrorResponse<
  "merchantScopeMissing" | "promotionBad" | "changedMeanwhile" | "consentRequired"
>;

/** Puts a promotion in the place of the one with its number, or adds it. */
export const saveMerchantPromotion: Handler<"saveMerchantPromotion"> = (
  { params: { id }, headers, body },
  context,
) => {
  const refused = requireAllSites(context, "promotions:write");
  if (refused !== null) return refused;
  const ifMatch = headers["if-match"];
  return commitOnce<MerchantPromotion, null, Refusal>(
    context,
    {
      operation: "saveMerchantPromotion",
      key: headers["idempotency-key"],
      input: { id, ifMatch, body },
      entry: ({ promotion }) => ({ command: `saveMerchantPromotion ${id}`, site: promotion.site }),
    },
    async () => null,
    async (trx, _, { record }) => {
      let before: Promotion | undefined;
      const next = (stored: Promotion | undefined) => {
        before = stored;
        return { ...body, id };
      };
      const saved = await commitPromotion(trx, context, id, ifMatch, next, record);
      await requirePromotionConsent(trx, context, {
        promotion: { ...body, id },
        before,
        key: headers["idempotency-key"],
      });
      return saved;
    },
  );
};
