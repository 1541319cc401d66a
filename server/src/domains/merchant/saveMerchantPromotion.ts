import type { Promotion } from "@velours/sdk/types";
import { requirePromotionConsent } from "./approvals/requirePromotionConsent.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";

/** Puts a promotion in the place of the one with its number, or adds it. */
export const saveMerchantPromotion = merchantWrite(
  "saveMerchantPromotion",
  ({ params: { id }, headers, body }, context) => {
    const ifMatch = headers["if-match"];
    return {
      allSites: true,
      input: { id, ifMatch, body },
      async write(trx, { record }) {
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
    };
  },
);
