import { merchantWrite } from "./merchantWrite.ts";
import { commitPromotion } from "./promotions/commitPromotion.ts";

/** Ends a promotion; the rest of it stays. */
export const endMerchantPromotion = merchantWrite(
  "endMerchantPromotion",
  ({ params: { id }, headers: { "if-match": ifMatch } }, context) => ({
    input: { id, ifMatch },
    write: (trx, { record }) =>
      commitPromotion(trx, context, id, ifMatch, (stored) => stored && { ...stored, enabled: false }, record),
  }),
);
