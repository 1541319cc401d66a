import { promotionAct } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";
import { requireConsent } from "./approvals/requireConsent.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";
import { toRevision } from "./toRevision.ts";

/** Puts a promotion in the place of the one with its number, or adds it. */
export const saveMerchantPromotion = merchantWrite(
  "saveMerchantPromotion",
  ({ params: { id }, headers, body }, context) => {
    const ifMatch = headers["if-match"];
    return {
      input: { id, ifMatch, body },
      async write(trx, { record }) {
        let before: Promotion | undefined;
        const next = (stored: Promotion | undefined) => {
          before = stored;
          return { ...body, id };
        };
        const saved = await commitPromotion(trx, context, id, ifMatch, next, record);
        const act = promotionAct({
          promotion: { ...body, id },
          revision: before && toRevision(before),
          key: headers["idempotency-key"],
        });
        await requireConsent(trx, context, act);
        return saved;
      },
    };
  },
);
