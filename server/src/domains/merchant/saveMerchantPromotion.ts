import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { largestPercent } from "./approvals/largestPercent.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { commitOnce } from "./commitOnce.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";
import { requireAllSites } from "./requireAllSites.ts";
import { toRevision } from "./toRevision.ts";

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
      const saved = await commitPromotion(trx, id, ifMatch, next, record);
      await requireConsent(
        trx,
        context,
        ({ promotionAbovePercent = 100 }) => body.enabled && largestPercent(body) > promotionAbovePercent,
        {
          operation: "saveMerchantPromotion",
          site: body.site,
          orderId: null,
          // The approver agrees to replace the promotion that is there now, and no other.
          request: {
            params: { id },
            headers: {
              "idempotency-key": headers["idempotency-key"],
              "if-match": before === undefined ? "new" : toRevision(before),
            },
            body,
          },
          about: { promotion: { ...body, id } },
        },
      );
      return saved;
    },
  );
};
